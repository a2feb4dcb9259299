import { isInternalPath, webAddress } from '../urls/links.ts'

/** List of all offers: the target of a banner without a link. */
const offersIndex = '/offers'

/** Target of a banner's button: its slug or address, or else the list of offers. */
export function bannerTarget(link: string): string {
  const target = link.trim()
  if (target === '') return offersIndex
  return isInternalPath(target) || webAddress(target) !== undefined
    ? target
    : `/${target.replace(/^[/\\]+/, '')}`
}
