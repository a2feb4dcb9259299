import { documentContracts, type StoredDocument } from '../../../schemas/documents/index.ts'
import { Redirects } from '../../../schemas/documents/seo/redirects.ts'
import { fits, routeParams } from '../../content/index.ts'

/** Name of the document with the site's redirects; others have no effect. */
export const redirectsName = { kind: 'redirects', key: 'site' } as const

/** Converts a route to the syntax of redirects, with a wildcard for each parameter. */
const asPattern = (route: string) => route.replace(/:[A-Za-z0-9_]+/g, '*')

/**
 * Whether the old addresses of a route can be redirected to the new one: the parameters must keep their
 * order.
 */
export const isSameParameters = (from: string, to: string) =>
  routeParams(from).join('/') === routeParams(to).join('/')

/**
 * Adds a redirect from the published address of a page to its new one. Both are the same if the page gets its
 * published address back, which needs no redirect.
 */
export function withRedirect(document: StoredDocument | null, from: string, to: string): StoredDocument {
  const { version } = documentContracts.redirects
  const body = document?.body ?? { items: [] }
  if (!fits(Redirects, body)) throw new Error('the redirects do not fit their contract')
  const rule = { from_url: asPattern(from), to_url: asPattern(to) }
  // Remove redirects away from the page's new address, and other redirects from its old one.
  const others = body.items.filter(({ from_url: old }) => old !== rule.to_url && old !== rule.from_url)
  const items = from === to ? others : [...others, rule]
  return { ...redirectsName, schemaVersion: version, body: { ...body, items } }
}
