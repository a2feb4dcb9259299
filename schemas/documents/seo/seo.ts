import { Type, type Static } from 'typebox'
import { localizedRichText, localizedText } from '../localized.ts'
import { Samples } from '../samples.ts'
import {
  MetaTags,
  OpenGraph,
  Organization,
  origin,
  Product,
  Robots,
  SchemaArticle,
  SchemaFaq,
} from './seo-parts.ts'

const closed = { additionalProperties: false } as const

const title = localizedText(70, 'Title in the browser tab and in search results')
const description = localizedText(170, 'One or two sentences below the title in search results')

/** Metadata of one address for search engines. Takes precedence over the page's own. */
export const SeoRecord = Type.Object(
  {
    url: Type.String({
      pattern: '^/[A-Za-z0-9/_.-]*$',
      maxLength: 200,
      description:
        'Path without language prefix, such as / or /rules; or an SEO record that pages refer to, such as /game for all games',
    }),
    title: Type.Optional(title),
    description: Type.Optional(description),
    robots: Type.Optional(Robots),
    meta: Type.Optional(MetaTags),
    openGraph: Type.Optional(OpenGraph),
    schemaFaq: Type.Optional(SchemaFaq),
    schemaArticle: Type.Optional(SchemaArticle),
    organization: Type.Optional(Organization),
    product: Type.Optional(Product),
    canonicalUrl: Type.Optional(
      Type.String({
        pattern: '^(/(?![/\\\\])|https?://)[^\\s"<>]*$',
        maxLength: 2000,
        description:
          'Address under which search engines index the page: a path without language prefix, or an address on another site. Default: the page’s own address',
      }),
    ),
    text: Type.Optional(localizedRichText(20_000, 'Text at the bottom of the page')),
    replacements: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
        localizedText(200, 'Replacement text'),
        {
          description:
            'Values of the placeholders {{name}} in the texts of this record. {{brand}} and route parameters such as {{sysname}} are always available.',
        },
      ),
    ),
    samples: Samples,
  },
  closed,
)
export type SeoRecord = Static<typeof SeoRecord>

/** Settings document `seo`: defaults for pages without metadata of their own. */
export const SeoSettings = Type.Object(
  {
    default: Type.Optional(
      Type.Object(
        {
          title: Type.Optional(title),
          description: Type.Optional(description),
          robots: Type.Optional(Robots),
          openGraph: Type.Optional(OpenGraph),
        },
        { ...closed, description: 'For pages that do not specify these texts' },
      ),
    ),
    canonicalUrl: Type.Optional(
      origin('Protocol and host of canonical addresses. Default: those of the server'),
    ),
    organization: Type.Optional(Organization),
    product: Type.Optional(Product),
    disallow: Type.Optional(
      Type.Array(Type.String({ pattern: '^/[^\\s#]*$', maxLength: 200 }), {
        maxItems: 100,
        description:
          'Paths that search robots should not visit, in addition to the private paths of the site',
      }),
    ),
  },
  closed,
)
export type SeoSettings = Static<typeof SeoSettings>

/** SEO settings of some of the site's hosts. */
export const DomainSeo = Type.Object(
  {
    hosts: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+(:\\d+)?$', maxLength: 200 }), {
      minItems: 1,
      maxItems: 100,
      description: 'Host names in lower case, such as marra.example',
    }),
    robots: Type.Optional(
      Type.Enum(['index,follow', 'noindex,nofollow'], {
        description: 'noindex,nofollow keeps all pages of these hosts out of search results',
      }),
    ),
    canonicalUrl: Type.Optional(
      origin('Protocol and host of canonical addresses. Default: as in the settings'),
    ),
    meta: Type.Optional(MetaTags),
    robotsTxt: Type.Optional(
      Type.Array(Type.String({ pattern: '^[^\\r\\n]*$', maxLength: 300 }), {
        maxItems: 100,
        description: 'Lines of robots.txt that replace the default ones',
      }),
    ),
  },
  closed,
)
export type DomainSeo = Static<typeof DomainSeo>
