import { articleQueryKeys, type ArticlesShown, type Heading } from '../../../../schemas/articles.ts'
import { documentKinds } from '../../../../schemas/kinds/index.ts'
import type { CompiledBlock, CompiledPage, CompiledPopup } from '../../../../schemas/compiled.ts'
import { campaignsIn } from '../../../../schemas/documents/blocks/asks-for.ts'
import type { Fact } from '../../../../schemas/documents/blocks/condition.ts'
import { displayText, resolveLocale, resolvePlain } from '../../../../schemas/documents/localized.ts'
import type { Layout, Page } from '../../../../schemas/documents/page.ts'
import { pageRoleOf } from '../../../../schemas/roles/index.ts'
import type { Popup } from '../../../../schemas/documents/popup.ts'
import type { Section } from '../../../../schemas/documents/section.ts'
import { resolvedParams } from '../../../../schemas/component.ts'
import { routeParams } from '../routes-table.ts'
import { traitsOf } from './page-traits.ts'
import { canWait, compileBlocks, minTtl, type BlockCompilation, type Registry } from './compile-blocks.ts'

/** The parts of a document that compiling needs: its body and number of publications. */
export interface Source<Body> {
  key: string
  version: number
  body: Body
}

export interface PageCompilation extends Omit<BlockCompilation, 'sections'> {
  /** The sections that the page and its layout show. */
  sections?: readonly Source<Section>[]
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

/** The facts by which blocks, or those in their slots, are shown. */
const factsIn = (blocks: readonly CompiledBlock[]): Fact[] =>
  blocks.flatMap(({ when: { all = [], any = [], not = [] } = {}, slots = {} }) => [
    ...all,
    ...any,
    ...not,
    ...factsIn(Object.values(slots).flat()),
  ])

/** The route parameters that no block of a page resolves, so that it would be shown for any value of them. */
export function unresolvedParams(route = '', types: readonly string[], registry: Registry): string[] {
  const resolved = types.flatMap((type) => {
    const contract = registry.get(type)
    return contract ? resolvedParams(contract) : []
  })
  return routeParams(route).filter((name) => !resolved.includes(name))
}

/** What the blocks, and those in their slots, show of the site's articles. */
const articlesIn = (blocks: readonly CompiledBlock[]): ArticlesShown[] =>
  blocks.flatMap(({ articles, slots = {} }) => [
    ...(articles ? [articles] : []),
    ...articlesIn(Object.values(slots).flat()),
  ])

/** Headings from which on an article has a table of contents. */
const minHeadings = 3

const typesOf = (blocks: readonly CompiledBlock[]): string[] =>
  blocks.flatMap(({ type, slots = {} }) => [type, ...typesOf(Object.values(slots).flat())])

const distinct = (values: readonly string[]) => [...new Set(values)].sort()

/** Compiles a page with its layout, in one language. */
export function compilePage(
  {
    hasAnchors = false,
    ...page
  }: Source<Page> & { /** Headings of its texts have ids. */ hasAnchors?: boolean },
  layout: Source<Layout>,
  { sections = [], ...rest }: PageCompilation,
): CompiledPage {
  const { locale, registry } = rest
  const compilation = { ...rest, sections: new Map(sections.map(({ key, body }) => [key, body.blocks])) }
  const around = {
    ...compilation,
    idPrefix: documentKinds.layout.idPrefix,
    document: { kind: documentKinds.layout.name, key: layout.key },
  }
  const header = compileBlocks(layout.body.header, around)
  const footer = compileBlocks(layout.body.footer, around)
  const headings: Heading[] = []
  const blocks = compileBlocks(page.body.blocks, {
    ...compilation,
    ...(hasAnchors && { headings }),
    document: { kind: documentKinds.page.name, key: page.key },
  })
  const all = [...header, ...blocks, ...footer]
  const facts = factsIn(all)
  const countries = distinct(facts.flatMap((fact) => (fact.fact === 'country' ? fact.in : [])))
  const campaigns = distinct(campaignsIn(facts))
  const days = facts.flatMap((fact) => (fact.fact === 'registered' ? [fact.withinDays] : []))
  const newWithin = [...new Set(days)].sort((one, other) => one - other)
  const articles = articlesIn(all)
  const tags = distinct(facts.flatMap((fact) => (fact.fact === 'tag' ? [fact.is] : [])))
  return {
    key: page.key,
    version: [page, layout, ...sections].map(({ version }) => version).join('.'),
    layout: page.body.layout,
    ...(page.body.background && { background: page.body.background }),
    ...accessRule(page.body.access),
    ...traitsOf(pageRoleOf(page.key, page.body)),
    ...(page.body.gesturePopup !== undefined && { gesturePopup: page.body.gesturePopup }),
    ...(unresolvedParams(page.body.route, typesOf(blocks), registry).length > 0 && {
      isUnresolved: true as const,
    }),
    ...(page.body.feature !== undefined && { feature: page.body.feature }),
    header,
    blocks,
    footer,
    query: [...new Set([...(page.body.query ?? []), ...(articles.includes('list') ? articleQueryKeys : [])])],
    seo: resolvePlain(page.body.seo, locale),
    ...(articles.length > 0 && { showsArticles: true as const }),
    ...(headings.length >= minHeadings && { headings }),
    maxAge: minTtl(all, registry),
    ...(facts.some(({ fact }) => fact === 'level') && { needsLevel: true as const }),
    ...(newWithin.length > 0 && { newWithin }),
    ...(countries.length > 0 && { countries }),
    ...(campaigns.length > 0 && { campaigns }),
    ...(tags.length > 0 && { tags }),
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
