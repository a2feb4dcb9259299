import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AppState, CompiledBlock } from '../../../schemas/compiled.ts'
import type { Render } from '../../../src/app/render/server-rendering.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { CompiledSnippets, PublishedContent } from '../../content/index.ts'
import { namesIn, type ClientBuild } from '../../builds/index.ts'
import { htmlDocument } from './html-document.ts'
import { configAddress } from '../files/site-config.ts'
import { backgroundOf } from '../files/web-manifest.ts'

export interface RenderParts {
  gateway: PublishedContent
  render: Render
  build: ClientBuild
}

function typesOf(blocks: readonly CompiledBlock[]): string[] {
  return blocks.flatMap((block) => [block.type, ...Object.values(block.slots ?? {}).flatMap(typesOf)])
}

export interface RenderedPage {
  /** The HTML document, in parts. */
  parts: string[]
  /** Hashes of its style elements, for `style-src`. */
  styleHashes: readonly string[]
}

/** Makes CSS of documents safe inside a style element. */
const inStyle = (css: string) => css.replaceAll('</', '<\\/')

/** Texts that many pages share, by identity of the text. */
const hashes = new LRUCache<string, string>({ max: 200 })

function hashOf(css: string): string {
  const hash = hashes.get(css) ?? `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  hashes.set(css, hash)
  return hash
}

/** The HTML document of a page, with the styles of all that it shows. */
export async function renderPage(
  { gateway, render, build }: RenderParts,
  state: AppState,
  search: string,
  snippets: CompiledSnippets,
): Promise<RenderedPage> {
  const { locale, config, session } = state
  const url = localePath(`${state.answer.path}${search}`, locale)
  const { catalogue } = await gateway.messages(locale)
  const { html, firstTypes, clientAnswer } = await render({ state, url, messages: catalogue })
  const { header, blocks, footer } = state.answer.page
  const assets = build.assetsFor(typesOf([...header, ...blocks, ...footer]), firstTypes)
  const [{ web }, { theme, css }] = await Promise.all([gateway.parts(locale), gateway.theme()])
  const used = build.usedStyles(assets.styles)(namesIn(html))
  const inlineStyles = [used, inStyle(css)].filter((text) => text !== '')
  const { head = [] } = state.answer
  // Vite needs its script in the document, and a preview selects blocks at once.
  const mayWait = config.preview === undefined && build.complete === undefined
  const document = htmlDocument({
    locale,
    config,
    state: {
      answer: clientAnswer,
      session,
      configUrl: configAddress(config, locale),
      messagesUrl: config.messagesUrl,
    },
    html,
    assets,
    inlineStyles,
    codeWaits: state.answer.page.codeWaits === true && mayWait,
    head,
    favicons: web.favicons,
    barColour: backgroundOf(theme),
    snippets,
  })
  const parts = build.complete === undefined ? document : [await build.complete(url, document.join(''))]
  return { parts, styleHashes: inlineStyles.map(hashOf) }
}
