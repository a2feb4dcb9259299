import { isInternalPath, webAddress } from '../urls/links.ts'

/** Where all offers stand: a banner that names nothing leads there. */
const offersIndex = '/offers'

/** Where the button of a banner leads: to its slug or address, else to the offers. */
export function bannerTarget(link: string): string {
  const target = link.trim()
  if (target === '') return offersIndex
  return isInternalPath(target) || webAddress(target) !== undefined
    ? target
    : `/${target.replace(/^[/\\]+/, '')}`
}
