import { describe, expect, test } from 'vitest'
import {
  breakpointQuery,
  breakpoints,
  dayInMilliseconds,
  fallbackCurrency,
  iconViewBox,
  pageSizeLimit,
  queryLimits,
  scrollToBottomOffset,
  systemPageViewBoxes,
  type Breakpoint,
} from './constants.ts'

test.each<[string, unknown, unknown]>([
  ['the currency of last resort is USD', fallbackCurrency, 'USD'],
  ['300 is kept as a constant', pageSizeLimit, 300],
  ['a day has 86,400,000 ms', dayInMilliseconds, 86_400_000],
  ['scrolling to the bottom goes 5000 px further', scrollToBottomOffset, 5000],
  ['icons are drawn on 24 by 24', iconViewBox, '0 0 24 24'],
  ['pictures of system pages have two sizes', systemPageViewBoxes, ['0 0 400 180', '0 0 312 129']],
  [
    'queries are read to depth 5, 20 entries, 1000 parameters',
    queryLimits,
    { depth: 5, arrayLength: 20, parameters: 1000 },
  ],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected)
})

describe('breakpoints', () => {
  test.each<[Breakpoint, number, number, string]>([
    ['mobile', 0, 767, '(max-width: 767px)'],
    ['tablet', 768, 991, '(min-width: 768px) and (max-width: 991px)'],
    ['laptop', 992, 1279, '(min-width: 992px) and (max-width: 1279px)'],
    ['largeLaptop', 1280, 1365, '(min-width: 1280px) and (max-width: 1365px)'],
    ['smallDesktop', 1366, 1439, '(min-width: 1366px) and (max-width: 1439px)'],
    ['desktop', 1440, 1695, '(min-width: 1440px) and (max-width: 1695px)'],
    ['mediumDesktop', 1696, 1919, '(min-width: 1696px) and (max-width: 1919px)'],
    ['largeDesktop', 1920, Infinity, '(min-width: 1920px)'],
  ])('%s reaches from %d to %d px', (name, from, to, query) => {
    expect(breakpoints.find((breakpoint) => breakpoint.name === name)).toEqual({ name, from, to })
    expect(breakpointQuery(name)).toBe(query)
  })

  test('every width belongs to exactly one breakpoint', () => {
    for (let width = 0; width <= 2000; width += 1) {
      expect(breakpoints.filter(({ from, to }) => from <= width && width <= to)).toHaveLength(1)
    }
  })
})
