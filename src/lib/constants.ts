/** Constants that the product defines for the whole site. */

/** For amounts without a currency, on sites that do not set one. */
export const fallbackCurrency = 'USD'

export const dayInMilliseconds = 86_400_000

/** How often an open page checks for a newer build of the site. */
export const hourInMilliseconds = 3_600_000

/** Part of the product definition; nothing depends on it. */
export const pageSizeLimit = 300

/** Added when a long list is scrolled to its end, in case more content is loaded late. */
export const scrollToBottomOffset = 5000

/** Drawing area of an icon. */
export const iconViewBox = '0 0 24 24'

/** Drawing areas of the pictures on system pages, large and small. */
export const systemPageViewBoxes = ['0 0 400 180', '0 0 312 129'] as const

/** Limits for parsing a query string; the rest is dropped. */
export const queryLimits = { depth: 5, arrayLength: 20, parameters: 1000 } as const

/** Minimum time between two automatic reloads of a page. */
export const reloadGuardInMilliseconds = 10_000

/** Widths in px at which the layout changes, both ends inclusive; the last has no upper end. */
export const breakpoints = [
  { name: 'mobile', from: 0, to: 767 },
  { name: 'tablet', from: 768, to: 991 },
  { name: 'laptop', from: 992, to: 1279 },
  { name: 'largeLaptop', from: 1280, to: 1365 },
  { name: 'smallDesktop', from: 1366, to: 1439 },
  { name: 'desktop', from: 1440, to: 1695 },
  { name: 'mediumDesktop', from: 1696, to: 1919 },
  { name: 'largeDesktop', from: 1920, to: Infinity },
] as const

export type Breakpoint = (typeof breakpoints)[number]['name']

/** Media query that matches at this breakpoint only. */
export function breakpointQuery(name: Breakpoint): string {
  const found = breakpoints.find((breakpoint) => breakpoint.name === name)
  if (found === undefined) throw new RangeError(`no breakpoint: ${name}`)
  const bounds = [
    ...(found.from > 0 ? [`(min-width: ${found.from}px)`] : []),
    ...(found.to < Infinity ? [`(max-width: ${found.to}px)`] : []),
  ]
  return bounds.join(' and ')
}
