import { Redirects, renameAddresses } from '../documents/seo/redirects.ts'
import { defineKind } from './define-kind.ts'

/** Addresses that lead to others. */
export const redirects = defineKind({
  name: 'redirects',
  version: 2,
  migrations: [renameAddresses],
  body: Redirects,
  listing({ items }: Redirects) {
    const statuses = items.flatMap(({ from_url: from, status }) => (status ? [[from, status] as const] : []))
    return {
      redirects: Object.fromEntries(items.map(({ from_url: from, to_url: to }) => [from, to])),
      ...(statuses.length > 0 && { redirectStatuses: Object.fromEntries(statuses) }),
    }
  },
  hasFixedKeys: true,
  section: 'search',
  icon: 'arrow-right',
  collection: 'redirects',
})
