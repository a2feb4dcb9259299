import type { FastifyInstance } from 'fastify'
import { Block } from '../../schemas/documents/blocks/block.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { isLocale, type Locale } from '../../schemas/locale.ts'
import { exampleBlock, fits, samplePage } from '../content/index.ts'
import { PromiseCache } from '../lib/cache.ts'
import { element } from '../lib/html.ts'
import type { SiteContext } from './site-context.ts'

const templates = new Map(
  Object.entries(import.meta.glob('../../schemas/templates/*.json', { eager: true, import: 'default' })).map(
    ([file, content]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), content],
  ),
)

/** The blocks of a page or popup that is made from a template; null: it has none, or there is no such template. */
function blocksOfTemplate(id: string): Block[] | null {
  const template = templates.get(id)
  const body = isRecord(template) ? template['body'] : undefined
  const blocks = isRecord(body) ? body['blocks'] : undefined
  const isBlock = (value: unknown): value is Block => fits(Block, value)
  return Array.isArray(blocks) && blocks.every(isBlock) ? blocks : null
}

/** Nothing runs, and only the Studio embeds it. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Two languages of all blocks and templates. */
const keptDocuments = 250

/**
 * Shows what a block or template looks like: its example, rendered on the server in the theme of the site, without
 * code. The Studio embeds these documents, scaled down.
 */
export function registerThumbnails(
  app: FastifyInstance,
  { gateway, build, entry }: Pick<SiteContext, 'gateway' | 'build' | 'entry'>,
): void {
  const none = () => new PromiseCache<string>({ max: keptDocuments })
  let made = none()
  gateway.onChange(() => {
    made = none()
  })

  async function make(blocks: readonly Block[], locale: Locale): Promise<string> {
    const input = await samplePage(blocks, locale, gateway)
    const { html } = await entry.render(input)
    const { config } = input.state
    const types = [...new Set(blocks.flatMap(typesIn))]
    const styles = [...build.assetsFor(types, []).styles, config.themeUrl]
    const root = { lang: locale, 'data-scheme': config.site.defaultScheme }
    const head = [
      '<meta charset="utf-8">',
      '<meta name="robots" content="noindex">',
      '<title>Marquee</title>',
      ...styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ]
    const body = html.map((part) => (typeof part === 'string' ? part : part.personal)).join('')
    return `<!doctype html>${element('html', root)}<head>${head.join('')}</head><body inert><div id="root">${body}</div></body></html>`
  }

  app.get<{ Params: { locale: string; of: string; name: string } }>(
    '/nfx/thumbnails/:locale/:of/:name',
    async ({ params: { locale, of, name }, url }, reply) => {
      const blocks = of === 'template' ? blocksOfTemplate(name) : blocksOfType(of, name)
      if (!blocks || !isLocale(locale)) return reply.code(404).send('')
      const html = await made.get(`${locale}/${of}/${name}`, () => make(blocks, locale))
      const document = build.complete === undefined ? html : await build.complete(url, html)
      return reply
        .headers({
          // In development, Vite adds styles by scripts.
          ...(build.nonce === undefined && { 'content-security-policy': policy }),
          // A theme that was just published appears without waiting.
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(document)
    },
  )
}

function blocksOfType(of: string, type: string): Block[] | null {
  const block = of === 'block' ? exampleBlock(type) : null
  return block && [block]
}

function typesIn({ type, slots = {} }: Block): string[] {
  return [type, ...Object.values(slots).flat().flatMap(typesIn)]
}
