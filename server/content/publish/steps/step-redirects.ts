import { Redirects } from '../../../../schemas/documents/seo/redirects.ts'
import { documentName, fits } from '../../model/contracts.ts'
import { errorAt, inDocument, type Issue } from '../../../../schemas/issue.ts'
import type { SiteStep } from '../context.ts'
import type { Site } from '../site.ts'
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

/** Checks that every redirect terminates and uses each of its wildcards correctly. */
export const redirectsStep: SiteStep = {
  name: 'redirects',
  run: (drafts, { site }) =>
    drafts.flatMap(({ document }) => {
      const { kind, key, body } = document
      if (kind !== 'redirects' || key !== 'site' || !fits(Redirects, body)) return []
      const froms = body.items.map(({ from_url: from }) => from)
      return body.items
        .flatMap(({ from_url: from, to_url: to }, index): Issue[] => {
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
          return leadsInCircle(from, site)
            ? [
                errorAt(
                  `${place}/to_url`,
                  'redirect-loop',
                  phrase`${from} leads to a redirect loop or too many redirects`,
                ),
              ]
            : []
        })
        .map((issue) => inDocument(documentName(document), issue))
    }),
}
