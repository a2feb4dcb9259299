import { comparedForm } from '../../../../src/lib/urls/compared-address.ts'
import type { RedirectRule } from '../../../../schemas/documents/seo/redirects.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { pageRole } from '../../../../schemas/roles/page-roles.ts'
import { RedirectTable } from '../../read/redirect-table.ts'
import { reservedSegments, sampleOf } from '../../read/routes-table.ts'
import { pagesOf, type Site } from '../site.ts'
import { findLoops, maxChainLength } from './redirect-loops.ts'
import { at, rule } from './rule.ts'

const wildcards = (address: string) => address.split('*').length - 1

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

function leadsInCircle(from: string, site: Site): boolean {
  let address: string | null = from.replaceAll('*', 'x')
  for (let hops = 0; hops < maxChainLength && address !== null; hops += 1) {
    const target = site.findRedirect(address)
    address = target?.startsWith('/') ? target : null
  }
  return address !== null && site.findRedirect(address) !== null
}

export const wrongRedirect = rule({
  code: 'wrong-redirect',
  stage: 'site',
  on: 'redirects',
  severity: 'error',
  find({ body: { items } }) {
    const seen = new Set<string>()
    return items.flatMap(({ from_url: from, to_url: to }, index) => {
      const form = comparedForm(from)
      const isRepeated = seen.has(form)
      seen.add(form)
      if (isRepeated)
        return [
          at(
            `/items/${index}/from_url`,
            phrase`${from} is already redirected by an earlier rule`,
            phrase`Keep one of the two rules`,
          ),
        ]
      if (wildcards(to) <= wildcards(from)) return []
      return [
        at(
          `/items/${index}/to_url`,
          phrase`${to} has more * than ${from}`,
          phrase`Each * of the target is replaced with the text that a * of the old address matched`,
        ),
      ]
    })
  },
})

export const redirectLoop = rule({
  code: 'redirect-loop',
  stage: 'site',
  on: 'redirects',
  severity: 'error',
  find({ body: { items }, site }) {
    const loops = findLoops(items)
    const hint = phrase`Let it lead directly to the page at the end, and check the rules that lead back`
    return items.flatMap((item, index) => {
      const { from_url: from } = item
      const looping = loops.get(item)
      const message = leadsInCircle(from, site)
        ? phrase`${from} leads to a redirect loop or too many redirects`
        : looping !== undefined &&
          phrase`${from} leads to a redirect loop or too many redirects for some addresses, such as ${looping}`
      return message ? [at(`/items/${index}/to_url`, message, hint)] : []
    })
  },
})

interface LostPage {
  route: string
  /** Of a page that the site needs. */
  purpose?: Phrase
}

/** Redirects apply before pages, so a page at such an address is lost. By the old address of the rule. */
function lostPages(items: readonly RedirectRule[], site: Site): Map<string, LostPage> {
  const table = new RedirectTable(
    Object.fromEntries(items.map(({ from_url: from, to_url: to }) => [from, to])),
  )
  const lost = new Map<string, LostPage>()
  for (const { route } of pagesOf(site.entries)) {
    const from = table.match(sampleOf(route))?.from
    if (from === undefined || lost.get(from)?.purpose) continue
    const role = site.roles.pageAt(sampleOf(route))?.role
    const { purpose, isFeature } = role === undefined ? {} : pageRole(role)
    const isNeeded = purpose !== undefined && isFeature !== true
    if (isNeeded || !lost.has(from)) lost.set(from, { route, ...(isNeeded && { purpose }) })
  }
  return lost
}

const hint = phrase`Redirect only addresses that have no page; edit the page, or remove it first`

export const redirectedRole = rule({
  code: 'redirected-role',
  stage: 'site',
  on: 'redirects',
  severity: 'error',
  published: 'excuses',
  find({ body: { items }, site }) {
    const lost = lostPages(items, site)
    return items.flatMap(({ from_url: from }, index) => {
      const { route = '', purpose } = lost.get(from) ?? {}
      if (!purpose) return []
      const message = phrase`${from} would take the page ${route} away from players. ${purpose}`
      return [at(`/items/${index}/from_url`, message, hint)]
    })
  },
})

export const redirectedPage = rule({
  code: 'redirected-page',
  stage: 'site',
  on: 'redirects',
  severity: 'warning',
  published: 'excuses',
  find({ body: { items }, site }) {
    const lost = lostPages(items, site)
    return items.flatMap(({ from_url: from }, index) => {
      const page = lost.get(from)
      if (!page || page.purpose) return []
      const message = phrase`Nobody would see the page ${page.route} any more, since ${from} redirects its address`
      return [at(`/items/${index}/from_url`, message, hint)]
    })
  },
})

const files = ['robots.txt', 'sitemap.xml', 'sw.js', 'manifest.webmanifest', 'favicon.ico']

/** Rules for addresses that never reach the pages of the site. */
export const uselessRedirect = rule({
  code: 'useless-redirect',
  stage: 'site',
  on: 'redirects',
  severity: 'error',
  published: 'excuses',
  find({ body: { items }, site }) {
    const taken = new Set([...files, ...reservedSegments(site.languages.map(({ code }) => code))])
    return items.flatMap(({ from_url: from }, index) => {
      const [, first = ''] = comparedForm(from).split(/[/?]/)
      if (!taken.has(first)) return []
      return [
        at(
          `/items/${index}/from_url`,
          phrase`${from} has no effect: addresses below /${first} are answered by the server, or begin with a language`,
          phrase`Write the address without a language; rules apply to all languages`,
        ),
      ]
    })
  },
})

/** Targets with a wildcard, which are not known before a request. */
export const unknownTarget = rule({
  code: 'unknown-target',
  stage: 'site',
  on: 'redirects',
  severity: 'warning',
  find: ({ body: { items }, site }) =>
    items.flatMap(({ to_url: to }, index) => {
      if (!to.startsWith('/') || !to.includes('*')) return []
      if (site.leadsSomewhere(pathOf(to).replaceAll('*', 'x'))) return []
      return [
        at(
          `/items/${index}/to_url`,
          phrase`No page of the site has an address like ${to}`,
          phrase`Lead to a page such as /gamehall, or to addresses that a page with a parameter has`,
        ),
      ]
    }),
})
