import { Redirects, type RedirectRule } from '../../../../schemas/documents/seo/redirects.ts'
import { documentName, fits } from '../../model/contracts.ts'
import { errorAt, inDocument, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { RedirectTable } from '../../read/redirect-table.ts'
import type { SiteStep } from '../context.ts'
import { dutyOf, sampleOf } from '../duties/duties.ts'
import { pagesOf, type Site } from '../site.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Browsers treat longer chains of redirects as a loop. */
const longestChain = 5

const wildcards = (address: string) => address.split('*').length - 1

function leadsInCircle(from: string, site: Site): boolean {
  let path: string | null = from.replaceAll('*', 'x')
  for (let hops = 0; hops < longestChain && path !== null; hops += 1) {
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
  const needed = lost.flatMap(({ key, route }) => {
    const duty = dutyOf({ kind: 'page', key })
    if (route === '/') return [{ route, purpose: phrase`It is the home page` }]
    return duty && !duty.isFeature ? [{ route, purpose: duty.purpose }] : []
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
                ),
              ]
            return known.some((each) => each.from_url === from) ? [] : lostPages(rule, place, site)
          })
          .map((issue) => inDocument(documentName(document), issue))
      }),
    )
    return found.flat()
  },
}
