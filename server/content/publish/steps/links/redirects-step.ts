import { Redirects, type RedirectRule } from '../../../../../schemas/documents/seo/redirects.ts'
import { documentName, fits } from '../../../model/contracts.ts'
import { errorAt, inDocument, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { RedirectTable } from '../../../read/redirect-table.ts'
import { reservedSegments } from '../../../read/routes-table.ts'
import type { SiteStep } from '../../context.ts'
import { pageRole } from '../../../../../schemas/roles/page-roles.ts'
import { sampleOf } from '../../duties/duties.ts'
import { pagesOf, type Site } from '../../site.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { hostIssues } from './outside-links.ts'
import { findLoops, maxChainLength } from './redirect-loops.ts'

const wildcards = (address: string) => address.split('*').length - 1

function leadsInCircle(from: string, site: Site): boolean {
  let path: string | null = from.replaceAll('*', 'x')
  for (let hops = 0; hops < maxChainLength && path !== null; hops += 1) {
    const target = site.findRedirect(path)
    path = target?.startsWith('/') ? (target.split(/[?#]/)[0] ?? null) : null
  }
  return path !== null && site.findRedirect(path) !== null
}

/** Pages that a rule takes away from players, since redirects apply before pages. */
function pagesBehind(rule: RedirectRule, site: Site): { key: string; route: string }[] {
  const table = new RedirectTable({ [rule.from_url]: rule.to_url })
  return pagesOf(site.entries).filter(({ route }) => table.find(sampleOf(route)) !== null)
}

function lostPages(rule: RedirectRule, place: string, site: Site): Issue[] {
  const lost = pagesBehind(rule, site)
  const { from_url: from } = rule
  const hint = phrase`Redirect only addresses that have no page; edit the page, or remove it first`
  const needed = lost.flatMap(({ route }) => {
    if (route === '/') return [{ route, purpose: phrase`It is the home page` }]
    const role = site.roles.pageAt(sampleOf(route))?.role
    const { purpose, isFeature = false } = role === undefined ? {} : pageRole(role)
    return purpose && !isFeature ? [{ route, purpose }] : []
  })
  const [first] = needed
  if (first)
    return [
      errorAt(
        `${place}/from_url`,
        'redirected-page',
        phrase`${from} would take the page ${first.route} away from players. ${first.purpose}`,
        hint,
      ),
    ]
  return lost
    .slice(0, 1)
    .map(({ route }) =>
      warningAt(
        `${place}/from_url`,
        'redirected-page',
        phrase`Nobody would see the page ${route} any more, since ${from} redirects its address`,
        hint,
      ),
    )
}

/** Rules for addresses that never reach the pages of the site. */
function ofServer({ from_url: from }: RedirectRule, place: string, { languages }: Site): Issue[] {
  const [first = ''] = from.split('/').filter((segment) => segment !== '')
  const isFile = ['robots.txt', 'sitemap.xml', 'sw.js', 'manifest.webmanifest', 'favicon.ico'].includes(first)
  if (!isFile && !reservedSegments(languages.map(({ code }) => code)).includes(first)) return []
  return [
    errorAt(
      `${place}/from_url`,
      'useless-redirect',
      phrase`${from} has no effect: addresses below /${first} are answered by the server, or begin with a language`,
      phrase`Write the address without a language; rules apply to all languages`,
    ),
  ]
}

/** Rules that never apply because an earlier one does. */
function behindOthers(rule: RedirectRule, earlier: readonly RedirectRule[], place: string): Issue[] {
  if (!rule.from_url.includes('*')) return []
  const sample = rule.from_url.replaceAll('*', 'x')
  const first = earlier.find(
    ({ from_url: from }) => from.includes('*') && new RedirectTable({ [from]: '/' }).find(sample) !== null,
  )
  if (!first) return []
  return [
    warningAt(
      `${place}/from_url`,
      'useless-redirect',
      phrase`${rule.from_url} never applies, because ${first.from_url} comes first`,
      phrase`Move the rule above the other one`,
    ),
  ]
}

/** Rules with a wildcard that lead to pages which do not exist. */
function nowhere({ to_url: to }: RedirectRule, place: string, site: Site): Issue[] {
  // Others are checked as links.
  if (!to.includes('*')) return []
  if (!to.startsWith('/')) return hostIssues(to, `${place}/to_url`)
  if (site.leadsSomewhere((to.split(/[?#]/)[0] ?? '').replaceAll('*', 'x'))) return []
  return [
    warningAt(
      `${place}/to_url`,
      'unknown-link',
      phrase`No page of the site has an address like ${to}`,
      phrase`Lead to a page such as /gamehall, or to addresses that a page with a parameter has`,
    ),
  ]
}

/** Checks that every redirect terminates, uses each of its wildcards correctly and takes no page away. */
export const redirectsStep: SiteStep = {
  name: 'redirects',
  async run(drafts, { site }) {
    const found = await Promise.all(
      drafts.map(async ({ document }) => {
        const { kind, key, body } = document
        if (kind !== 'redirects' || key !== 'site' || !fits(Redirects, body)) return []
        const before = await site.readBefore(documentName(document))
        const known = before && fits(Redirects, before.body) ? before.body.items : []
        const loops = findLoops(body.items)
        const froms = body.items.map(({ from_url: from }) => from)
        return body.items
          .flatMap((rule, index): Issue[] => {
            const { from_url: from, to_url: to } = rule
            const place = `/items/${index}`
            if (froms.indexOf(from) !== index)
              return [
                errorAt(
                  `${place}/from_url`,
                  'duplicate-redirect',
                  phrase`${from} is already redirected by an earlier rule`,
                  phrase`Keep one of the two rules`,
                ),
              ]
            if (wildcards(to) > wildcards(from))
              return [
                errorAt(
                  `${place}/to_url`,
                  'unmatched-wildcard',
                  phrase`${to} has more * than ${from}`,
                  phrase`Each * of the target is replaced with the text that a * of the old address matched`,
                ),
              ]
            if (leadsInCircle(from, site))
              return [
                errorAt(
                  `${place}/to_url`,
                  'redirect-loop',
                  phrase`${from} leads to a redirect loop or too many redirects`,
                  phrase`Let it lead directly to the page at the end, and check the rules that lead back`,
                ),
              ]
            const looping = loops.get(rule)
            if (looping !== undefined)
              return [
                errorAt(
                  `${place}/to_url`,
                  'redirect-loop',
                  phrase`${from} leads to a redirect loop or too many redirects for some addresses, such as ${looping}`,
                  phrase`Let it lead directly to the page at the end, and check the rules that lead back`,
                ),
              ]
            if (known.some((each) => each.from_url === from && each.to_url === to)) return []
            return [
              ...(known.some((each) => each.from_url === from) ? [] : lostPages(rule, place, site)),
              ...ofServer(rule, place, site),
              ...behindOthers(rule, body.items.slice(0, index), place),
              ...nowhere(rule, place, site),
            ]
          })
          .map((issue) => inDocument(documentName(document), issue))
      }),
    )
    return found.flat()
  },
}
