/** Constants that the product defines for the whole site. */

/** For amounts without a currency, on sites that do not set one. */
export const fallbackCurrency = 'USD'

export const dayInMilliseconds = 86_400_000

/** How often an open page checks for a newer build of the site. */
export const hourInMilliseconds = 3_600_000

/** Part of the product definition; nothing depends on it. */
export const pageSizeLimit = 300

/** Added in px when a page is scrolled to its end, in case more content is loaded late. */
export const scrollToBottomOffset = 5000

/** Drawing area of an icon. */
export const iconViewBox = '0 0 24 24'

/** Drawing areas of the pictures of system pages, on phones and on wider screens. */
export const systemViewBoxes = { narrow: '0 0 312 129', wide: '0 0 400 180' } as const

/** Limits for parsing a query string; the rest is dropped. */
export const queryLimits = { depth: 5, arrayLength: 20, parameters: 1000 } as const

/** Minimum time between two automatic reloads of a page. */
export const reloadGuardInMilliseconds = 10_000
