import { joined, page, redirects, rejected, warned } from './build.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const redirectsEdits: readonly HarmfulEdit[] = [
  ...rejected('redirect-loop', {
    'loop over wildcards': redirects(['/a/*', '/b/*'], ['/b/*', '/a/*']),
    'loop for every value but one': redirects(
      ['/a/x', '/about'],
      ['/a/*', '/b/*'],
      ['/b/x', '/about'],
      ['/b/*', '/a/*'],
    ),
    'loop for one value': redirects(['/a/*', '/b/*'], ['/b/y', '/a/y']),
    'chain through a wildcard for one value': redirects(
      ['/a/*', '/b/*'],
      ['/b/1', '/1'],
      ['/1', '/2'],
      ['/2', '/3'],
      ['/3', '/4'],
      ['/4', '/about'],
    ),
    growing: redirects(['/a/*', '/a/b/*']),
    'long chain': redirects(
      ['/1', '/2'],
      ['/2', '/3'],
      ['/3', '/4'],
      ['/4', '/5'],
      ['/5', '/6'],
      ['/6', '/7'],
      ['/7', '/about'],
    ),
  }),
  ...rejected('useless-redirect', {
    'from the API': redirects(['/api/*', '/about']),
    'from pictures': redirects(['/media/*', '/about']),
    'from robots': redirects(['/robots.txt', '/about']),
    'from the russian site': redirects(['/ru/*', '/about']),
  }),
  ...warned('insecure-link', {
    'outside without TLS': redirects(['/old', 'http://example.com/']),
  }),
  ...warned('lookalike-host', {
    'look-alike': redirects(['/old', 'https://mаrra.uz/']),
  }),
  ...warned('useless-redirect', {
    'rule behind another': redirects(['/old/*', '/about'], ['/old/new/*', '/rules']),
  }),
  ...rejected('redirected-page', {
    'page under a known redirect': joined(redirects(['/new', '/about']), page({ route: '/new' })),
    'restoring access away': redirects(['/forms/*', '/about']),
  }),
  ...warned('redirected-page', {
    'tournaments away': redirects(['/tournaments/*', '/about']),
  }),
]
