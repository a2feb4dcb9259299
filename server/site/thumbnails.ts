import type { FastifyInstance } from 'fastify'
import type { Block } from '../../schemas/documents/blocks/block.ts'
import { Form } from '../../schemas/documents/form.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { isKind, kindOf, type DocumentKind } from '../../schemas/kinds/index.ts'
import { definitionOf, isLocaleOf, type Locale } from '../../schemas/locale.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import { exampleBlock, fits, sampleForm, samplePage } from '../content/index.ts'
import { PromiseCache } from '../lib/cache.ts'
import { element } from '../lib/html.ts'
import type { SiteContext } from './site-context.ts'

const templates = new Map(
  Object.entries(import.meta.glob('../../schemas/templates/*.json', { eager: true, import: 'default' })).map(
    ([file, content]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), content],
  ),
)

const bodyOfTemplate = (id: string): Record<string, unknown> => {
  const template = templates.get(id)
  return isRecord(template) && isRecord(template['body']) ? template['body'] : {}
}

function kindOfTemplate(id: string): DocumentKind | undefined {
  const template = templates.get(id)
  const kind = isRecord(template) ? template['kind'] : undefined
  return isKind(kind) ? kind : undefined
}

/** The blocks of a page, article or popup that is made from a template; null: it has none, or there is no such template. */
function blocksOfTemplate(id: string): Block[] | null {
  const kind = kindOfTemplate(id)
  const { blocks } = (kind && kindOf(kind).asPage?.(bodyOfTemplate(id), '')) ?? {}
  return Array.isArray(blocks) ? blocks : null
}

/** The form that is made from a template; null: it is no form, or there is no such template. */
function formOfTemplate(id: string): Form | null {
  const body = bodyOfTemplate(id)
  return fits(Form, body) ? body : null
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
 * Shows what a block or template looks like: its example, page or form, rendered on the server in the theme of the
 * site, without code. The Studio embeds these documents, scaled down.
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

  function write(
    locale: Locale,
    config: Omit<SiteConfig, 'general'>,
    styles: readonly string[],
    html: string,
  ) {
    const { language, dir } = definitionOf(config.locales, locale)
    const root = { lang: language, dir, 'data-scheme': config.site.defaultScheme }
    const head = [
      '<meta charset="utf-8">',
      '<meta name="robots" content="noindex">',
      '<title>Marquee</title>',
      ...[...styles, config.themeUrl].map((href) => element('link', { rel: 'stylesheet', href })),
    ]
    // Frames and films would be blocked, with a message in the console of the Studio.
    const shown = html.replaceAll(/(<(?:iframe|video|audio|source) [^>]*?)src="[^"]*"/g, '$1')
    return `<!doctype html>${element('html', root)}<head>${head.join('')}</head><body inert><div id="root">${shown}</div></body></html>`
  }

  async function makeForm(body: Form, locale: Locale): Promise<string> {
    const [config, { catalogue }] = await Promise.all([gateway.config(locale), gateway.messages(locale)])
    const html = await entry.renderForm({ form: sampleForm(body, locale), locale, messages: catalogue })
    return write(locale, config, build.formStyles(), `<div style="padding:var(--space-32)">${html}</div>`)
  }

  async function makeBlocks(blocks: readonly Block[], locale: Locale): Promise<string> {
    const input = await samplePage(blocks, locale, gateway)
    const { html } = await entry.render(input)
    const types = [...new Set(blocks.flatMap(typesIn))]
    const body = html.map((part) => (typeof part === 'string' ? part : part.personal)).join('')
    return write(locale, input.state.config, build.assetsFor(types, []).styles, body)
  }

  /** null: there is nothing of this name that can be shown. */
  function maker(of: string, name: string): ((locale: Locale) => Promise<string>) | null {
    const blocks = of === 'template' ? blocksOfTemplate(name) : blocksOfType(of, name)
    if (blocks) return (locale) => makeBlocks(blocks, locale)
    const form = of === 'template' ? formOfTemplate(name) : null
    return form && ((locale) => makeForm(form, locale))
  }

  app.get<{ Params: { locale: string; of: string; name: string } }>(
    '/nfx/thumbnails/:locale/:of/:name',
    async ({ params: { locale, of, name }, url }, reply) => {
      const make = maker(of, name)
      if (!make || !isLocaleOf(gateway.locales, locale)) return reply.code(404).send('')
      const html = await made.get(`${locale}/${of}/${name}`, () => make(locale))
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
