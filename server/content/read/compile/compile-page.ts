import type { CompiledBlock, CompiledPage, CompiledPopup } from '../../../../schemas/compiled.ts'
import { asksFor } from '../../../../schemas/documents/blocks/asks-for.ts'
import { displayText, resolveLocale, resolvePlain } from '../../../../schemas/documents/localized.ts'
import type { Layout, Page } from '../../../../schemas/documents/page.ts'
import type { Popup } from '../../../../schemas/documents/popup.ts'
import { canWait, compileBlocks, shortestTtl, type BlockCompilation } from './compile-blocks.ts'

/** The parts of a document that compiling needs: its body and number of publications. */
export interface Source<Body> {
  key: string
  version: number
  body: Body
}

/** Effect of each named access rule on a page or popup. */
const accessRules: ReadonlyMap<string, { forPlayers?: true }> = new Map([
  ['public', {}],
  ['authenticated', { forPlayers: true }],
])

/** An unknown rule, perhaps of another build, must not open a players-only page to guests. */
function accessRule(name = 'public'): { forPlayers?: true } {
  const rule = accessRules.get(name)
  if (rule === undefined) throw new Error(`Unknown route middleware: ${name}`)
  return rule
}

/** Whether blocks, or those in their slots, are shown by the player's level. */
const asksForLevel = (blocks: readonly CompiledBlock[]): boolean =>
  blocks.some(
    ({ when, slots = {} }) =>
      asksFor('level', when) || Object.values(slots).some((inner) => asksForLevel(inner)),
  )

/** Compiles a page with its layout, in one language. */
export function compilePage(
  page: Source<Page>,
  layout: Source<Layout>,
  compilation: BlockCompilation,
): CompiledPage {
  const { locale, registry } = compilation
  const around = { ...compilation, idPrefix: 'layout:' }
  const header = compileBlocks(layout.body.header, around)
  const footer = compileBlocks(layout.body.footer, around)
  const blocks = compileBlocks(page.body.blocks, compilation)
  const all = [...header, ...blocks, ...footer]
  return {
    key: page.key,
    version: `${page.version}.${layout.version}`,
    layout: page.body.layout,
    ...accessRule(page.body.access),
    ...(page.body.gesturePopup !== undefined && { gesturePopup: page.body.gesturePopup }),
    ...(page.body.feature !== undefined && { feature: page.body.feature }),
    header,
    blocks,
    footer,
    query: page.body.query ?? [],
    seo: resolvePlain(page.body.seo, locale),
    maxAge: shortestTtl(all, registry),
    ...(asksForLevel(all) && { needsLevel: true as const }),
    ...(page.body.gesturePopup === undefined && canWait(all, registry) && { codeWaits: true as const }),
  }
}

export function compilePopup(popup: Source<Popup>, compilation: BlockCompilation): CompiledPopup {
  const { locale } = compilation
  const {
    title,
    showTitle = false,
    size,
    type,
    preventClose = false,
    access,
    onClosed = [],
    blocks,
  } = popup.body
  return {
    key: popup.key,
    version: String(popup.version),
    title: displayText(title, locale),
    showTitle,
    ...(type === 'curtain' && { type }),
    size,
    preventClose,
    ...accessRule(access),
    onClosed: resolveLocale(onClosed, locale),
    blocks: compileBlocks(blocks, compilation),
  }
}
