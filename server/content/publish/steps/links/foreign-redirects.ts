import type { RedirectRule } from '../../../../../schemas/documents/seo/redirects.ts'
import { SiteSettings } from '../../../../../schemas/documents/settings/settings.ts'
import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { isOfOrigin } from '../../../../lib/origin.ts'
import { fits } from '../../../model/contracts.ts'
import type { Site } from '../../site.ts'

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** Whether an address belongs to the site or to a host that its settings trust. */
export type IsTrusted = (address: string) => boolean

export async function trustOf(site: Site): Promise<IsTrusted> {
  const settings = await site.read('settings', 'site')
  const body = settings && fits(SiteSettings, settings.body) ? settings.body : null
  const own = [...site.entries].flatMap(({ hosts = [] }) => hosts)
  const names = [...own, ...(body?.externalHosts ?? [])].map((name) => name.replace(/^www\./, ''))
  const origins = [...(body?.frameHosts ?? []), ...(body?.imageHosts ?? [])]
  return (address) => names.includes(hostOf(address)) || origins.some((origin) => isOfOrigin(address, origin))
}

/** A redirect that takes players away from the site, behind an address that they trust. */
export function foreignIssues(
  { from_url: from, to_url: to }: RedirectRule,
  place: string,
  isTrusted: IsTrusted,
): Issue[] {
  if (!URL.canParse(to) || isTrusted(to)) return []
  return [
    warningAt(
      `${place}/to_url`,
      'foreign-redirect',
      phrase`Whoever opens ${from} would land on ${hostOf(to)} without being told, although the address is of this site`,
      phrase`Lead to a page of the site; offer the other site there as a link`,
    ),
  ]
}
