import type { CompiledSeo } from '../../content/index.ts'
import type { SubjectSeo } from './subject-seo.ts'

type Data = Readonly<Record<string, unknown>>

/** A field that is omitted if it has no value. */
const field = (name: string, value: unknown): Data => (value === undefined ? {} : { [name]: value })

const schema = (type: string, ...fields: readonly Data[]): Data =>
  fields.reduce((made, next) => ({ ...made, ...next }), { '@context': 'https://schema.org', '@type': type })

function faq(questions: NonNullable<CompiledSeo['schemaFaq']>): Data {
  return schema('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

type Absolute = (address: string) => string
const absoluteOf = (address: string | undefined, absolute: Absolute) =>
  address === undefined ? undefined : absolute(address)

function article(
  { headline, description, image, datePublished, dateModified }: NonNullable<CompiledSeo['schemaArticle']>,
  absolute: Absolute,
): Data {
  return schema(
    'Article',
    { headline, datePublished },
    field('description', description),
    field('image', absoluteOf(image, absolute)),
    field('dateModified', dateModified),
  )
}

function organization(
  { name, url, logo, contactPoint, sameAs }: NonNullable<CompiledSeo['organization']>,
  absolute: Absolute,
): Data {
  return schema(
    'Organization',
    { name, url: url ?? absolute('/') },
    field('logo', absoluteOf(logo, absolute)),
    field('contactPoint', contactPoint && { '@type': 'ContactPoint', ...contactPoint }),
    field('sameAs', sameAs),
  )
}

function product(
  { name, image, description, sku, brandName }: NonNullable<CompiledSeo['product']>,
  absolute: Absolute,
): Data {
  return schema(
    'Product',
    { name },
    field('image', absoluteOf(image, absolute)),
    field('description', description),
    field('sku', sku),
    field('brand', brandName === undefined ? undefined : { '@type': 'Brand', name: brandName }),
  )
}

/** The item that a page is about, and the canonical address of the page. */
export interface DescribedItem {
  subject?: SubjectSeo | undefined
  url?: string | undefined
}

/** What the SEO record says about the page replaces the data of its item. */
function item({ record }: CompiledSeo, { subject, url }: DescribedItem, absolute: Absolute): Data[] {
  if (subject?.schema === undefined || record.product || record.schemaArticle) return []
  const { name, description, image, schema: own } = subject
  return [
    schema(
      own.type,
      { name },
      field('description', description),
      field('image', absoluteOf(image, absolute)),
      field('url', url),
      own.fields,
      field(
        'location',
        own.type === 'Event' ? { '@type': 'VirtualLocation', ...field('url', url) } : undefined,
      ),
    ),
  ]
}

/** Structured data of a page (schema.org). `absolute` completes addresses of this site. */
export function structuredData(seo: CompiledSeo, absolute: Absolute, described: DescribedItem = {}): Data[] {
  return [
    ...item(seo, described, absolute),
    ...(seo.schemaFaq && seo.schemaFaq.length > 0 ? [faq(seo.schemaFaq)] : []),
    ...(seo.schemaArticle ? [article(seo.schemaArticle, absolute)] : []),
    ...(seo.organization ? [organization(seo.organization, absolute)] : []),
    ...(seo.product ? [product(seo.product, absolute)] : []),
  ]
}
