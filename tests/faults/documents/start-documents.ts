import { registry, type RegistryContract } from '../../../registry/index.ts'
import { paramsWithin, queryKeyOf, type LoadParam } from '../../../schemas/component.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { toKebab } from '../../../schemas/to-kebab.ts'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'

interface ExampleBlock {
  id: string
  type: string
  version: number
  props: Record<string, unknown>
}

const exampleBlocksOf = ({ type, version, examples }: RegistryContract): ExampleBlock[] =>
  Object.entries(examples).map(([name, { props }]) => ({
    id: toKebab(`${type}${name[0]?.toUpperCase()}${name.slice(1)}`),
    type,
    version,
    props,
  }))

const contracts = [...registry.values()]

/** A block for each example of the registry. */
export const exampleBlocks: readonly ExampleBlock[] = contracts.flatMap(exampleBlocksOf)

/** Blocks that can contain others, each with one of its slots. */
export const frames = contracts.flatMap((contract) => {
  const [block] = exampleBlocksOf(contract)
  return block ? Object.keys(contract.slots).map((slot) => ({ block, slot })) : []
})

/** A page with the block alone, and with the route parameters and query keys that its loads need. */
function pageOf(block: ExampleBlock): StoredDocument {
  const sources = Object.values(registry.get(block.type)?.load ?? {})
    .flatMap(({ params }) => Object.values<LoadParam | undefined>(params))
    .flatMap((param) => (param ? paramsWithin(param) : []))
  const params = new Set(sources.flatMap((source) => (source.from === 'route' ? [source.name] : [])))
  const query = new Set(sources.flatMap((source) => queryKeyOf(source) ?? []))
  const title = { uz: block.type, ru: block.type }
  return {
    kind: 'page',
    key: block.id,
    schemaVersion: documentKinds.page.version,
    body: {
      route: ['', 'examples', block.id, ...[...params].map((name) => `:${name}`)].join('/'),
      layout: 'empty',
      seo: { title },
      ...(query.size > 0 && { query: [...query] }),
      blocks: [block],
    },
  }
}

const both = (text: string) => ({ uz: text, ru: text })

/** Documents of the kinds that a fresh installation has none of. */
const furtherDocuments: readonly StoredDocument[] = [
  {
    kind: 'redirects',
    key: 'site',
    schemaVersion: 2,
    body: {
      items: [
        { from_url: '/old', to_url: '/rules' },
        { from_url: '/news/*', to_url: '/promotions' },
        { from_url: '/blog/*', to_url: 'https://example.com/*' },
      ],
    },
  },
  {
    kind: 'redirects',
    key: 'site',
    schemaVersion: 1,
    body: { items: [{ from: '/old', to: '/about' }] },
  },
  {
    kind: 'seo',
    key: 'rules',
    schemaVersion: 2,
    body: {
      url: '/rules',
      title: both('{{brand}}: {{what}}'),
      description: both('What applies'),
      robots: 'index, follow',
      meta: [{ name: 'author', content: both('Marra') }, { httpEquiv: 'content-language' }],
      openGraph: { title: both('Rules'), type: 'article', image: '/art/scenes/welcome.svg' },
      schemaFaq: [{ question: both('Why?'), answer: both('Because') }],
      schemaArticle: { headline: both('Rules'), datePublished: '2026-03-01' },
      organization: {
        name: both('Marra'),
        contactPoint: { telephone: '+998712000000', contactType: 'customer support' },
        sameAs: ['https://example.com/marra'],
      },
      product: { name: both('Play'), brandName: 'Marra' },
      canonicalUrl: '/rules',
      text: both('<h2>More</h2><p>To read</p>'),
      replacements: { what: both('rules') },
    },
  },
  {
    kind: 'seo',
    key: 'home',
    schemaVersion: 1,
    body: { url: '/', meta: [{ name: 'author', content: 'Marra' }] },
  },
  {
    kind: 'domain-seo',
    key: 'mirror',
    schemaVersion: 2,
    body: {
      hosts: ['mirror.example', 'localhost:3000'],
      robots: 'noindex,nofollow',
      canonicalUrl: 'https://marra.example',
      meta: [{ name: 'author', content: both('Marra') }],
      robotsTxt: ['User-agent: *', 'Disallow: /'],
    },
  },
  {
    kind: 'snippet',
    key: 'counter',
    schemaVersion: 1,
    body: {
      isEnabled: true,
      position: 'head',
      code: '<!-- a --><script>let a = 1</script><meta name="b" content="c"><noscript><p>d</p></noscript>',
    },
  },
]

/** What generated documents begin as: the documents of a fresh installation and the examples of all blocks. */
export const startDocuments: readonly StoredDocument[] = [
  ...defaultDocuments,
  ...exampleBlocks.map(pageOf),
  ...furtherDocuments,
]
