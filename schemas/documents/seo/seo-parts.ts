import { Type } from 'typebox'
import { localized, localizedText } from '../localized.ts'
import { mediaAddress } from '../reference.ts'

const closed = { additionalProperties: false } as const

const webAddress = (description: string) =>
  Type.String({ pattern: '^https?://[^\\s"<>]+$', maxLength: 2000, description })

/** Protocol and host, without a path. */
export const origin = (description: string) =>
  Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:\\d+)?$', maxLength: 300, description })

const day = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?)?$',
    description,
  })

export const Robots = Type.String({
  pattern: '^[A-Za-z0-9:_, +-]+$',
  maxLength: 200,
  description:
    'Directives for search engines, such as noindex,nofollow or index, follow, max-image-preview:large. Default: the page is indexed',
})

/** Whether robots directives keep a page out of search results. */
export function isNoindex(robots: string): boolean {
  const directives = robots.split(',').map((directive) => directive.trim().toLowerCase())
  return directives.includes('noindex') || directives.includes('none')
}

/** A refresh or a separate policy could break the page, so only these names are allowed. */
const httpEquivs = ['content-language', 'x-ua-compatible', 'x-dns-prefetch-control'] as const

const MetaTag = Type.Object(
  {
    charset: Type.Optional(Type.Enum(['utf-8'], { description: 'Added to every page automatically' })),
    name: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9:._-]+$', maxLength: 80, description: 'Name of the tag' }),
    ),
    httpEquiv: Type.Optional(
      Type.Enum([...httpEquivs], {
        description: 'Instead of a name: the HTTP header that the tag represents',
      }),
    ),
    content: Type.Optional(localized(Type.String({ maxLength: 500 }), { description: 'Content of the tag' })),
  },
  closed,
)

export const MetaTags = Type.Array(MetaTag, { maxItems: 20, description: 'Additional meta tags' })

export const OpenGraph = Type.Object(
  {
    title: Type.Optional(localizedText(95, 'Title when the page is shared. Default: title of the page')),
    description: Type.Optional(
      localizedText(200, 'Text below the shared title. Default: description of the page'),
    ),
    type: Type.Optional(
      Type.Enum(['website', 'article', 'product'], { description: 'Type of the page. Default: website' }),
    ),
    image: Type.Optional(mediaAddress('Picture, preferably 1200 by 630 px, PNG or JPEG')),
  },
  { ...closed, description: 'Appearance of the page when it is shared' },
)

export const SchemaFaq = Type.Array(
  Type.Object(
    { question: localizedText(200, 'Question'), answer: localizedText(2000, 'Answer, without markup') },
    closed,
  ),
  { maxItems: 30, description: 'Questions answered on the page' },
)

export const SchemaArticle = Type.Object(
  {
    headline: localizedText(110, 'Headline'),
    description: Type.Optional(localizedText(300, 'Headline of the article')),
    image: Type.Optional(mediaAddress('Picture of the article')),
    datePublished: day('Date of publication, such as 2026-03-01'),
    dateModified: Type.Optional(day('Date of the last change')),
  },
  { ...closed, description: 'The page is an article' },
)

export const Organization = Type.Object(
  {
    name: localizedText(120, 'Name of the company'),
    url: Type.Optional(webAddress('Website of the company. Default: this site')),
    logo: Type.Optional(mediaAddress('Its logo')),
    contactPoint: Type.Optional(
      Type.Object(
        {
          telephone: Type.String({ pattern: '^\\+[0-9 ()-]{5,30}$', description: 'With country code' }),
          contactType: Type.String({ maxLength: 60, description: 'Such as customer support' }),
          areaServed: Type.Optional(Type.String({ maxLength: 60, description: 'Country code, such as UZ' })),
          availableLanguage: Type.Optional(
            Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10, description: 'Languages spoken' }),
          ),
        },
        { ...closed, description: 'Contact details of the company' },
      ),
    ),
    sameAs: Type.Optional(
      Type.Array(webAddress('The company’s page on another site'), {
        maxItems: 20,
        description: 'The company’s pages on social networks',
      }),
    ),
  },
  { ...closed, description: 'The company that operates the site' },
)

export const Product = Type.Object(
  {
    name: localizedText(120, 'Name'),
    image: Type.Optional(mediaAddress('Picture')),
    description: Type.Optional(localizedText(300, 'Description of the product')),
    sku: Type.Optional(Type.String({ maxLength: 80, description: 'Product number' })),
    brandName: Type.Optional(Type.String({ maxLength: 80, description: 'Its brand' })),
  },
  { ...closed, description: 'The page offers a product' },
)
