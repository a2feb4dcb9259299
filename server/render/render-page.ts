import type { AppState, CompiledBlock } from '../../schemas/compiled.ts'
import type { Render } from '../../src/app/server-rendering.ts'
import { localePath } from '../../src/lib/locale-path.ts'
import type { ContentGateway } from '../content/gateway.ts'
import type { ClientBuild } from './client-build.ts'
import { htmlDocument } from './html-document.ts'

export interface RenderParts {
  gateway: ContentGateway
  render: Render
  build: ClientBuild
  publicUrl: string
}

function typesOf(blocks: readonly CompiledBlock[]): string[] {
  return blocks.flatMap((block) => [block.type, ...Object.values(block.slots ?? {}).flatMap(typesOf)])
}

/** The HTML document of a page. */
export async function renderPage(
  { gateway, render, build, publicUrl }: RenderParts,
  state: AppState,
  search: string,
): Promise<string> {
  const url = localePath(`${state.answer.path}${search}`, state.locale)
  const { catalogue } = await gateway.messages(state.locale)
  const { html, interactiveTypes, clientState } = await render({ state, url, messages: catalogue })
  const { header, blocks, footer } = state.answer.page
  const assets = build.assetsFor(typesOf([...header, ...blocks, ...footer]), interactiveTypes)
  const document = htmlDocument({ state: clientState, html, assets, publicUrl })
  return build.complete === undefined ? document : build.complete(url, document)
}
