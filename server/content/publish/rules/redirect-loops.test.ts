import { expect, it } from 'vitest'
import { findLoops } from './redirect-loops.ts'

type Rules = readonly (readonly [from: string, to: string])[]
const loopsOf = (rules: Rules) =>
  [...findLoops(rules.map(([from_url, to_url]) => ({ from_url, to_url })))].map(
    ([{ from_url: from }, path]) => [from, path],
  )

it.each<[string, Rules]>([
  [
    'every value but one',
    [
      ['/a/x', '/about'],
      ['/a/*', '/b/*'],
      ['/b/*', '/a/*'],
    ],
  ],
  [
    'a value of another rule',
    [
      ['/a/*', '/b/*'],
      ['/b/y', '/a/y'],
    ],
  ],
  [
    'values that two rules accept',
    [
      ['/a/*/k/*', '/b/*/k/*'],
      ['/b/*m*', '/a/*m*'],
    ],
  ],
  [
    'a chain through wildcards',
    [
      ['/a/*', '/b/*'],
      ['/b/*', '/c/*'],
      ['/c/1', '/d/2'],
      ['/d/*', '/e/*'],
      ['/e/2', '/a/1'],
    ],
  ],
])('finds a loop that only some addresses reach: %s', (_what, rules) => {
  expect(loopsOf(rules)).not.toEqual([])
})

it('finds a chain that is too long for one value of a wildcard', () => {
  const rules: Rules = [
    ['/a/*', '/b/*'],
    ['/b/1', '/1'],
    ['/1', '/2'],
    ['/2', '/3'],
    ['/3', '/4'],
    ['/4', '/5'],
  ]
  expect(loopsOf(rules)).toEqual([['/a/*', '/a/1']])
})

it.each<[string, Rules]>([
  ['a rule that takes a prefix away', [['/old/*', '/*']]],
  [
    'rules that lead to one page',
    [
      ['/a/*', '/b/*'],
      ['/b/*', '/about'],
      ['/c*d', '/a/*'],
    ],
  ],
  ['other sites', [['/a/*', 'https://example.com/a/*']]],
])('accepts %s', (_what, rules) => {
  expect(loopsOf(rules)).toEqual([])
})

it('takes little time with thousands of rules', () => {
  const rules: Rules = Array.from({ length: 2000 }, (_, index) => [`/old-${index}/*`, `/new-${index}/*`])
  const start = performance.now()
  expect(loopsOf(rules)).toEqual([])
  expect(performance.now() - start).toBeLessThan(2000)
})
