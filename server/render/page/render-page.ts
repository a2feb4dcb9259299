import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AppState, CompiledBlock, FirstState } from '../../../schemas/compiled.ts'
import type { Render } from '../../../src/app/render/server-rendering.ts'
import { formAddress } from '../../../src/lib/urls/form-address.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { CompiledSnippets, PublishedContent, SiteTheme } from '../../content/index.ts'
import { namesIn, type BuiltInFonts, type ClientBuild, type WebFonts } from '../../builds/index.ts'
import type { SharedText } from '../../http/gzip-parts.ts'
import { textsOf } from '../../lib/html.ts'
import { DocumentTemplates, type NewDocument } from './document/document-templates.ts'
import { htmlDocument, personalState } from './document/html-document.ts'
import { waitingForms } from './document/waiting-forms.ts'
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
  parts: readonly (string | SharedText)[]
  /** Hashes of its style elements, for `style-src`. The same array for the same styles of a shared page. */
  styleHashes: readonly string[]
}

const knownFonts = new WeakMap<SiteTheme['fonts'], WebFonts>()

/** The fonts of the build and those of the theme; undefined if stylesheets have them. */
function pageFonts(builtIn: BuiltInFonts | undefined, { fonts }: SiteTheme): WebFonts | undefined {
  if (!builtIn) return undefined
  const known = knownFonts.get(fonts)
  if (known) return known
  const made: WebFonts = {
    css: `${builtIn.css}${fonts.faces}`,
    files: (language) => [...builtIn.files(language, fonts.builtIn), ...fonts.files],
  }
  knownFonts.set(fonts, made)
  return made
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

const templates = new DocumentTemplates()

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
  const { html, template, firstTypes, clientAnswer } = await render({ state, url, messages: catalogue })
  const [{ web }, siteTheme] = await Promise.all([gateway.parts(locale), gateway.theme()])
  const { theme } = siteTheme
  const fonts = pageFonts(build.webFonts, siteTheme)
  const css = fonts ? siteTheme.firstCss : siteTheme.css
  const { head = [], page } = state.answer
  const firstState: FirstState = {
    answer: clientAnswer,
    session,
    configUrl: configAddress(config, locale),
    messagesUrl: config.messagesUrl,
  }
  function makeDocument(): NewDocument {
    const { header, blocks, footer } = page
    const assets = build.assetsFor(typesOf([...header, ...blocks, ...footer]), firstTypes)
    const used = build.usedStyles(assets.styles)(namesIn(textsOf(html)))
    const inlineStyles = [used, inStyle(css)].filter((text) => text !== '')
    // Previews load drafts.
    const forms = config.preview === undefined ? waitingForms(html) : []
    // Vite needs its script in the document, a preview selects blocks at once, and an unknown account is read again.
    const mayWait = config.preview === undefined && build.complete === undefined && session.isUnknown !== true
    const parts = htmlDocument({
      locale,
      config,
      state: firstState,
      html,
      template,
      assets,
      forms: {
        code: forms.length === 0 ? [] : build.formPreloads(assets),
        documents: forms.map((key) => formAddress(locale, key)),
      },
      inlineStyles,
      fonts,
      codeWaits: page.codeWaits === true && mayWait,
      head,
      favicons: web.favicons,
      barColour: backgroundOf(theme),
      snippets,
    })
    const faces = fonts === undefined ? [] : [fonts.css]
    return { parts, styleHashes: [...faces, ...inlineStyles].map(hashOf) }
  }
  if (template === undefined || build.complete !== undefined) {
    const { parts, styleHashes } = makeDocument()
    const texts = textsOf(parts)
    return { parts: build.complete ? [await build.complete(url, texts.join(''))] : texts, styleHashes }
  }
  const { head: ofHead, bodyStart, bodyEnd } = snippets
  const sources = [build, config, head, web, theme, css, ofHead, bodyStart, bodyEnd, firstState.configUrl]
  const personal = [
    ...html.flatMap((part) => (typeof part === 'string' ? [] : [part.personal])),
    personalState({ state: firstState, template }),
  ]
  return templates.fill({ template, personal, sources, make: makeDocument })
}
