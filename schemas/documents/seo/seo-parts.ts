import { Type } from 'typebox'
import { localizedText } from '../localized.ts'
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

const robotsValues = ['index,follow', 'index,nofollow', 'noindex,follow', 'noindex,nofollow'] as const

export const Robots = Type.Enum([...robotsValues], { description: 'Whether search engines list the page' })

/** A refresh or a separate policy could break the page, so only these names are allowed. */
const httpEquivs = ['content-language', 'x-ua-compatible', 'x-dns-prefetch-control'] as const

const MetaTag = Type.Object(
  {
    charset: Type.Optional(Type.Enum(['utf-8'], { description: 'Every page has it anyway' })),
    name: Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9:._-]+$', maxLength: 80, description: 'Name of the tag' }),
    ),
    httpEquiv: Type.Optional(
      Type.Enum([...httpEquivs], { description: 'In place of a name: header that the tag stands for' }),
    ),
    content: Type.Optional(Type.String({ maxLength: 500, description: 'What the tag says' })),
  },
  closed,
)

export const MetaTags = Type.Array(MetaTag, { maxItems: 20, description: 'Further meta tags' })

export const OpenGraph = Type.Object(
  {
    title: Type.Optional(localizedText(95, 'Title where the page is shared; left out: that of the page')),
    description: Type.Optional(
      localizedText(200, 'Sentence below it; left out: the description of the page'),
    ),
    type: Type.Optional(
      Type.Enum(['website', 'article', 'product'], { description: 'Kind of page; left out: website' }),
    ),
    image: Type.Optional(mediaAddress('Picture, best 1200 by 630, PNG or JPEG')),
  },
  { ...closed, description: 'How the page looks where it is shared' },
)

export const SchemaFaq = Type.Array(
  Type.Object(
    { question: localizedText(200, 'Question'), answer: localizedText(2000, 'Answer, without markup') },
    closed,
  ),
  { maxItems: 30, description: 'Questions that the page answers' },
)

export const SchemaArticle = Type.Object(
  {
    headline: localizedText(110, 'Headline'),
    description: Type.Optional(localizedText(300, 'What it is about')),
    image: Type.Optional(mediaAddress('Picture of the article')),
    datePublished: day('When it appeared, such as 2026-03-01'),
    dateModified: Type.Optional(day('When it was last changed')),
  },
  { ...closed, description: 'The page is an article' },
)

export const Organization = Type.Object(
  {
    name: localizedText(120, 'Name of the company'),
    url: Type.Optional(webAddress('Its site; left out: this one')),
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
        { ...closed, description: 'How the company is reached' },
      ),
    ),
    sameAs: Type.Optional(
      Type.Array(webAddress('Page of the company elsewhere'), {
        maxItems: 20,
        description: 'Pages of the company in social networks',
      }),
    ),
  },
  { ...closed, description: 'Who runs the site' },
)

export const Product = Type.Object(
  {
    name: localizedText(120, 'Name'),
    image: Type.Optional(mediaAddress('Picture')),
    description: Type.Optional(localizedText(300, 'What it is')),
    sku: Type.Optional(Type.String({ maxLength: 80, description: 'Number of the product' })),
    brandName: Type.Optional(Type.String({ maxLength: 80, description: 'Its brand' })),
  },
  { ...closed, description: 'The page offers a product' },
)
