import { Type, type Static } from 'typebox'
import type { Migration } from '../migration.ts'
import { Samples } from '../samples.ts'

/** Statuses of redirects; 307 and 308 keep the method of the request. */
export const redirectStatuses = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** So many can be checked within seconds. */
export const maxRedirects = 10_000

/** A redirect from an old address to a new one. A `*` matches any text. */
export const RedirectRule = Type.Object(
  {
    from_url: Type.String({
      pattern: '^/[^\\s?#\\\\]*(\\?[^\\s?#*\\\\]+)?$',
      maxLength: 1000,
      description:
        'Path without language prefix, in any letters; their case and a slash at the end make no difference. A * matches any text, including slashes, such as /old-news/*, which leaves /old-news itself to a rule of its own. With a query, such as /index.php?id=7, only addresses whose query contains it',
    }),
    to_url: Type.String({
      pattern: '^(/(?![/\\\\])|https?://[^/*?#@\\s\\\\]+(/|\\?|$))',
      maxLength: 2000,
      link: 'redirect',
      description:
        'Path of this site without language prefix, or an absolute http(s) address. Each * is replaced with the text that the * at the same position in the old address matched',
    }),
    status: Type.Optional(
      Type.Enum([...redirectStatuses], {
        description:
          'What browsers and search engines are told. 301 or 308: the address has moved for good. 302 or 307: for now. Default: 302',
      }),
    ),
  },
  { additionalProperties: false },
)
export type RedirectRule = Static<typeof RedirectRule>

/** Redirects from old addresses. Only the document with the key `site` has an effect. */
export const Redirects = Type.Object(
  {
    items: Type.Array(RedirectRule, {
      maxItems: maxRedirects,
      description:
        'Addresses without * take precedence over addresses with *, and those with a query over those without; of several with *, the first match applies',
    }),
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Redirects = Static<typeof Redirects>

/** Version 1 named the two addresses `from` and `to`. */
export const renameAddresses: Migration = ({ items, ...body }) => ({
  ...body,
  items: Array.isArray(items) ? items.map(renamed) : items,
})

function renamed(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('from' in item) || !('to' in item)) return item
  const { from, to, ...rest } = item
  return { from_url: from, to_url: to, ...rest }
}
