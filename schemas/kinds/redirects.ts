import { Redirects, renameAddresses } from '../documents/seo/redirects.ts'
import { defineKind } from './define-kind.ts'

/** Addresses that lead to others. */
export const redirects = defineKind({
  name: 'redirects',
  version: 2,
  migrations: [renameAddresses],
  body: Redirects,
  listing: ({ items }: Redirects) => ({
    redirects: Object.fromEntries(items.map(({ from_url: from, to_url: to }) => [from, to])),
  }),
  hasFixedKeys: true,
  section: 'search',
  icon: 'arrow-right',
  collection: 'redirects',
})
