import { documentContracts, type StoredDocument } from '../../../schemas/documents/index.ts'
import { Redirects } from '../../../schemas/documents/redirects.ts'
import { fits } from '../../content/model/contracts.ts'
import { routeParams } from '../../content/read/routes-table.ts'

/** The only redirects that are followed. */
export const redirectsName = { kind: 'redirects', key: 'site' } as const

/** A route as redirects write it: any text where a parameter stands. */
const asPattern = (route: string) => route.replace(/:[A-Za-z0-9_]+/g, '*')

/** Whether the old addresses of a route can be led to the new one: each parameter keeps its place. */
export const isSameParameters = (from: string, to: string) =>
  routeParams(from).join('/') === routeParams(to).join('/')

/**
 * The redirects with one more, from the address that players know of a page to the one that it gets; it may be
 * the same again.
 */
export function withRedirect(document: StoredDocument | null, from: string, to: string): StoredDocument {
  const { version } = documentContracts.redirects
  const body = document?.body ?? { items: [] }
  if (!fits(Redirects, body)) throw new Error('the redirects do not fit their contract')
  const rule = { from_url: asPattern(from), to_url: asPattern(to) }
  // Where the page stands now, nothing leads away from; and one old address leads to one place.
  const others = body.items.filter(({ from_url: old }) => old !== rule.to_url && old !== rule.from_url)
  const items = from === to ? others : [...others, rule]
  return { ...redirectsName, schemaVersion: version, body: { ...body, items } }
}
