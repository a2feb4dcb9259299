import type { HostKind } from '../../../../../schemas/documents/reference.ts'
import { SiteSettings } from '../../../../../schemas/documents/settings/settings.ts'
import { documentName, trusted } from '../../../model/contracts.ts'
import { isOfOrigin } from '../../../../lib/origin.ts'
import { errorAt, inDocument } from '../../../../../schemas/issue.ts'
import type { SiteStep } from '../../context.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

const settingOf = { frame: 'frameHosts', image: 'imageHosts' } as const satisfies Record<
  HostKind,
  keyof SiteSettings
>

/**
 * Allows iframes, pictures and films only from hosts in the settings. The same lists form the
 * Content-Security-Policy, so everything that passes here can load. A host that pages use cannot be removed
 * from the settings either.
 */
export const hostsStep: SiteStep = {
  name: 'hosts',
  async run(_drafts, { site }) {
    const links = [...site.entries].flatMap((entry) => entry.links.map((link) => ({ entry, link })))
    const settings = await site.read('settings', 'site')
    if (!settings) return []
    const hosts = trusted(SiteSettings, settings.body, 'settings/site')
    return links.flatMap(({ entry, link: { kind, target, path } }) => {
      if (kind !== 'frame' && kind !== 'image') return []
      const setting = settingOf[kind]
      if (hosts[setting].some((origin) => isOfOrigin(target, origin))) return []
      const named = hosts[setting].join(', ') || phrase`none`
      return [
        inDocument(
          documentName(entry),
          errorAt(
            path,
            'disallowed-host',
            phrase`The settings do not allow ${URL.canParse(target) ? new URL(target).origin : target} here`,
            phrase`Add its origin to "${setting}" in settings/site. Current values: ${named}`,
          ),
        ),
      ]
    })
  },
}
