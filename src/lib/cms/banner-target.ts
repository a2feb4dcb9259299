import { urlOf } from '../../../schemas/roles/role-table.ts'
import { isInternalPath, webAddress } from '../urls/links.ts'

/** Target of a banner's button: its slug or address, or else the list of offers. */
export function bannerTarget(link: string): string {
  const target = link.trim()
  if (target === '') return urlOf('offers')
  return isInternalPath(target) || webAddress(target) !== undefined
    ? target
    : `/${target.replace(/^[/\\]+/, '')}`
}
