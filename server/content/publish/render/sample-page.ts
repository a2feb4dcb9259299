import { registry as fullRegistry } from '../../../../registry/index.ts'
import type { Block } from '../../../../schemas/documents/blocks/block.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { Form } from '../../../../schemas/documents/form.ts'
import { type Locale, inBuiltIn } from '../../../../schemas/locale.ts'
import { toKebab } from '../../../../schemas/to-kebab.ts'
import type { RenderInput } from '../../../../src/app/render/server-rendering.ts'
import { compileForm } from '../../../../src/lib/data/compile-form.ts'
import { localePath } from '../../../../src/lib/urls/locale-path.ts'
import type { PublishedContent } from '../../model/gateway.ts'
import { compilePage } from '../../read/compile/compile-page.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { everyBlock, sampleAccount, sampleData, sampleGeneralInfo, sampleParams } from './sample-state.ts'

/** Of a slot that allows every block. */
const usualContent = 'RichText'

/** A block with the props of its contract's example; each of its slots has an example of one allowed block. */
export function exampleBlock(type: string, registry: Registry = fullRegistry, id = 'example'): Block | null {
  const contract = registry.get(type)
  if (!contract) return null
  const slots: Record<string, Block[]> = {}
  for (const [name, { allowed = [usualContent] }] of Object.entries(contract.slots)) {
    const inner = allowed.find((each) => registry.has(each) && each !== type)
    const block = inner === undefined ? null : exampleBlock(inner, registry, `${id}-${toKebab(name)}`)
    if (block) slots[name] = [block]
  }
  return { id, type, version: contract.version, props: contract.examples.normal.props, slots }
}

/** A page of these blocks alone, with example answers in place of the platform's, as the renderer takes it. */
export async function samplePage(
  blocks: readonly Block[],
  locale: Locale,
  content: Pick<PublishedContent, 'config' | 'messages'>,
): Promise<RenderInput> {
  const page = compilePage(
    {
      key: 'example',
      version: 1,
      body: { layout: 'empty', seo: { title: inBuiltIn(() => '-') }, blocks: [...blocks] },
    },
    { key: 'empty', version: 1, body: { header: [], footer: [] } },
    { locale, registry: fullRegistry },
  )
  const isPlayer = everyBlock(page.blocks).some(({ type }) => {
    const { load = {}, examples } = fullRegistry.get(type) ?? {}
    const isForPlayers = Object.values(load).some(({ access }) => access === 'player')
    return isForPlayers || examples?.normal.viewer === 'player'
  })
  const { catalogue } = await content.messages(locale)
  const state: RenderInput['state'] = {
    locale,
    answer: {
      contentVersion: 0,
      status: 200,
      locale,
      path: '/',
      params: sampleParams('/', page.blocks, fullRegistry),
      page,
      data: sampleData(page.blocks, fullRegistry, isPlayer),
    },
    config: { ...(await content.config(locale)), general: sampleGeneralInfo },
    session: { account: isPlayer ? sampleAccount(locale) : null },
  }
  return { state, url: localePath('/', locale), messages: catalogue }
}

/** A form of this body alone, as the renderer takes it. */
export const sampleForm = (body: Form, locale: Locale): CompiledForm =>
  compileForm({ key: 'example', version: 1, body }, null, '', locale)
