import type { FirstState, HeadElement, SiteConfig } from '../../../schemas/compiled.ts'
import type { WebSettings } from '../../../schemas/documents/feature-settings.ts'
import { locales, type Locale } from '../../../schemas/locale.ts'
import type { CompiledSnippets } from '../../content/index.ts'
import { manifestAddress } from '../../../src/lib/urls/manifest-address.ts'
import { element, escapeHtml } from '../../lib/html.ts'
import { bootScript } from './boot-script.ts'
import type { PageAssets } from '../../builds/index.ts'
import { inScript, stateJson } from '../cache/cached-json.ts'

export interface DocumentInput {
  locale: Locale
  config: SiteConfig
  /** What the browser takes over from. */
  state: FirstState
  /** Inner HTML of `#root`, in parts. */
  html: readonly string[]
  assets: PageAssets
  /** What the head says of the page beside its title. */
  head: readonly HeadElement[]
  favicons: WebSettings['favicons']
  /** Of the bars that devices draw around the page. */
  barColour: string
  snippets: CompiledSnippets
}

/** What a page says of itself. The mark tells the application what to replace when another page comes. */
function headElement({ name, attributes, text }: HeadElement): string {
  const start = element(name, { ...attributes, 'data-head': '' })
  return text === undefined ? start : `${start}${inScript(text)}</${name}>`
}

/** The icons of the site; without any the logo is one. */
function iconElements({ favicons, config }: DocumentInput): string[] {
  if (favicons.length === 0) return [element('link', { rel: 'icon', href: config.site.logo.src })]
  return favicons.map(({ rel, href, sizes, type }) =>
    element('link', {
      rel,
      href,
      ...(sizes !== undefined && { sizes }),
      ...(type !== undefined && { type }),
    }),
  )
}

/** The whole document around what React rendered, in parts, many of which other documents have too. */
export function htmlDocument(input: DocumentInput): string[] {
  const { locale, config, state, html, assets, head: described, snippets } = input
  const { language, dir } = locales.find(({ code }) => code === locale) ?? locales[0]
  const root = { lang: language, dir, 'data-scheme': config.site.defaultScheme }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${bootScript}</script>`,
    `<title>${escapeHtml(state.answer.page.seo.title)}</title>`,
    ...described.map(headElement),
    ...assets.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    element('link', { rel: 'stylesheet', href: config.themeUrl }),
    ...iconElements(input),
    element('link', { rel: 'manifest', href: manifestAddress(locale) }),
    element('meta', { name: 'theme-color', content: input.barColour }),
    snippets.head,
  ]
  // Last and low: on a slow line the code must not take the bandwidth of what the player looks at first.
  const code = [
    ...assets.modulePreloads.map((href) =>
      element('link', { rel: 'modulepreload', href, fetchpriority: 'low' }),
    ),
    ...[state.configUrl, state.messagesUrl].map((href) =>
      element('link', {
        rel: 'preload',
        as: 'fetch',
        href,
        crossorigin: 'anonymous',
        fetchpriority: 'low',
      }),
    ),
    `${element('script', { type: 'module', src: assets.entry, fetchpriority: 'low' })}</script>`,
  ]
  return [
    `<!doctype html>${element('html', root)}<head>${head.join('')}</head><body>${snippets.bodyStart}<div id="root">`,
    ...html,
    '</div><script type="application/json" id="app-state">',
    ...stateJson(state),
    `</script>${code.join('')}${snippets.bodyEnd}</body></html>`,
  ]
}
