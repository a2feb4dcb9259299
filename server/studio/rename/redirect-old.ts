import { documentKinds, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { comparedForm } from '../../../src/lib/urls/compared-address.ts'
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

/** The published address of a page, and its new one. Both are the same if the page gets its published address back. */
export interface Move {
  from: string
  to: string
}

/** Adds a redirect from the published address of each page to its new one, unless that is the same. */
export function withRedirects(document: StoredDocument | null, moves: readonly Move[]): StoredDocument {
  const { version } = documentKinds.redirects
  const body = document?.body ?? { items: [] }
  if (!fits(Redirects, body)) throw new Error('the redirects do not fit their contract')
  const rules = moves.map(({ from, to }) => ({ from_url: asPattern(from), to_url: asPattern(to) }))
  const used = new Set(rules.map(({ to_url: address }) => comparedForm(address)))
  // No redirect leads away from a new address, and only one from an old address, which another page may have now.
  const added = rules.filter(({ from_url: old }) => !used.has(comparedForm(old)))
  const replaced = new Set([...used, ...rules.map(({ from_url: old }) => comparedForm(old))])
  const items = [...body.items.filter(({ from_url: old }) => !replaced.has(comparedForm(old))), ...added]
  return { ...redirectsName, schemaVersion: version, body: { ...body, items } }
}
