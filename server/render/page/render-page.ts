import type { AppState, CompiledBlock } from '../../../schemas/compiled.ts'
import type { Render } from '../../../src/app/render/server-rendering.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { CompiledSnippets, PublishedContent } from '../../content/index.ts'
import type { ClientBuild } from '../../builds/index.ts'
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

/** The HTML document of a page, in parts. */
export async function renderPage(
  { gateway, render, build }: RenderParts,
  state: AppState,
  search: string,
  snippets: CompiledSnippets,
): Promise<string[]> {
  const { locale, config, session } = state
  const url = localePath(`${state.answer.path}${search}`, locale)
  const { catalogue } = await gateway.messages(locale)
  const { html, firstTypes, clientAnswer } = await render({ state, url, messages: catalogue })
  const { header, blocks, footer } = state.answer.page
  const assets = build.assetsFor(typesOf([...header, ...blocks, ...footer]), firstTypes)
  const [{ web }, { theme }] = await Promise.all([gateway.parts(locale), gateway.theme()])
  const { head = [] } = state.answer
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
    head,
    favicons: web.favicons,
    barColour: backgroundOf(theme),
    snippets,
  })
  return build.complete === undefined ? document : [await build.complete(url, document.join(''))]
}
