import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ArticleCard } from '../../../schemas/articles.ts'
import { defaultLocale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { ContentGateway } from '../../content/index.ts'
import { escapeHtml } from '../../lib/html.ts'
import { feedPath, listBlocksOf, listedArticles } from '../loads/article-answers.ts'

export interface FeedParts {
  gateway: Pick<ContentGateway, 'articles' | 'domain' | 'findPage' | 'locales' | 'page' | 'parts'>
  publicUrl: string
}

/** Readers fetch the newest only. */
const maxItems = 50

interface Channel {
  title: string
  description: string
  /** Path of the page with the list. */
  path: string
  items: readonly ArticleCard[]
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

function item(
  { path, title, lead, date, author, category }: ArticleCard,
  address: (path: string) => string,
): string {
  return [
    '<item>',
    tag('title', title),
    tag('link', address(path)),
    tag('guid', address(path)),
    tag('pubDate', new Date(date).toUTCString()),
    tag('description', lead),
    ...(author === undefined ? [] : [tag('dc:creator', author)]),
    ...(category ? [tag('category', category.title)] : []),
    '</item>',
  ].join('')
}

function feedOf(
  { title, description, path, items }: Channel,
  origin: string,
  locale: LocaleDefinition,
): string {
  const address = (target: string) => `${origin}${localePath(target, locale.code)}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${tag('title', title)}
${tag('link', address(path))}
${tag('description', description)}
${tag('language', locale.language)}
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(address(feedPath(path)))}"/>
${items.map((card) => item(card, address)).join('\n')}
</channel>
</rss>
`
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Registers the feeds of pages with a list of articles: /feed.xml?list=/news, in each language. */
export function registerFeeds(app: FastifyInstance, { gateway, publicUrl }: FeedParts): void {
  async function channelOf(
    locale: LocaleDefinition,
    query: Record<string, unknown>,
  ): Promise<Channel | null> {
    const path = textOf(query['list']) ?? ''
    const found = gateway.findPage(path)
    const page = found && (await gateway.page(found.key, locale.code))
    const [block] = listBlocksOf(page?.blocks ?? [])
    if (!page || page.forPlayers || !block) return null
    const category = textOf(query['category'])
    const items = listedArticles(block.props ?? {}, await gateway.articles(locale.code))
    return {
      title: page.seo.title,
      description: page.seo.description ?? page.seo.title,
      path,
      items: items
        .filter((card) => category === undefined || card.category?.key === category)
        .slice(0, maxItems),
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, code: string) {
    const locale = gateway.locales.find((each) => each.code === code)
    const query = Object.fromEntries(new URL(request.url, publicUrl).searchParams)
    const channel = locale ? await channelOf(locale, query) : null
    if (!locale || !channel) return reply.callNotFound()
    const domain = await gateway.domain(request.host.toLowerCase())
    const { seo } = await gateway.parts(defaultLocale)
    const origin = domain?.canonicalUrl ?? seo.canonicalUrl ?? publicUrl
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/rss+xml; charset=utf-8')
      .send(feedOf(channel, origin, locale))
  }

  app.get('/feed.xml', (request, reply) => send(request, reply, defaultLocale))
  app.get<{ Params: { locale: string } }>('/:locale/feed.xml', (request, reply) =>
    send(request, reply, request.params.locale),
  )
}
