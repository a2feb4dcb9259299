import type { AppState } from '../../schemas/compiled.ts'
import { defaultLocale, locales } from '../../schemas/locale.ts'
import { localePath } from '../../src/lib/locale-path.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { bootScript } from './boot-script.ts'
import type { PageAssets } from './client-build.ts'

export interface DocumentInput {
  /** The state as the browser gets it. */
  state: AppState
  /** Inner HTML of `#root`. */
  html: string
  assets: PageAssets
  publicUrl: string
}

/** JSON for a script element: nothing in it can end the element or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${pairs.join('')}>`
}

/** Title, description and addresses; a page that is not there is no page in other languages either. */
function seoElements({ state, publicUrl }: DocumentInput): string[] {
  const { page, path, status } = state.answer
  const address = (code: AppState['locale']) => `${publicUrl}${localePath(path, code)}`
  const robots = status === 200 ? page.seo.robots : 'noindex,nofollow'
  const alternates = locales.map(({ code, language }) =>
    element('link', { rel: 'alternate', hreflang: language, href: address(code) }),
  )
  return [
    `<title>${escapeHtml(page.seo.title)}</title>`,
    ...(page.seo.description
      ? [element('meta', { name: 'description', content: page.seo.description })]
      : []),
    ...(robots ? [element('meta', { name: 'robots', content: robots })] : []),
    ...(status === 200
      ? [
          element('link', { rel: 'canonical', href: address(state.locale) }),
          ...alternates,
          element('link', { rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) }),
        ]
      : []),
  ]
}

/** The whole document around what React rendered. */
export function htmlDocument(input: DocumentInput): string {
  const { state, html, assets } = input
  const { config } = state
  const locale = locales.find(({ code }) => code === state.locale) ?? locales[0]
  const root = { lang: locale.language, dir: locale.dir, 'data-scheme': config.site.defaultScheme }
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${bootScript}</script>`,
    ...seoElements(input),
    ...assets.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    element('link', { rel: 'stylesheet', href: config.themeUrl }),
    // Low: on a slow line the code must not take the bandwidth of what the player looks at first.
    ...assets.modulePreloads.map((href) =>
      element('link', { rel: 'modulepreload', href, fetchpriority: 'low' }),
    ),
    element('link', { rel: 'preload', as: 'fetch', href: config.messagesUrl, crossorigin: 'anonymous' }),
    `${element('script', { type: 'module', src: assets.entry })}</script>`,
    element('link', { rel: 'icon', href: config.site.logo.src }),
  ]
  return `<!doctype html>${element('html', root)}<head>${head.join('')}</head><body><div id="root">${html}</div><script type="application/json" id="app-state">${scriptJson(state)}</script></body></html>`
}
