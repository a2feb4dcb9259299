import type { CompiledBlock, CompiledPage } from '../../../../schemas/compiled.ts'
import type { Block } from '../../../../schemas/documents/blocks/block.ts'
import { SharedSectionProps, sharedSectionType } from '../../../../schemas/documents/blocks/shared-section.ts'
import { Section } from '../../../../schemas/documents/section.ts'
import { section as sectionKind } from '../../../../schemas/kinds/section.ts'
import { blankPage, Layout, type Page } from '../../../../schemas/documents/page.ts'
import { hasAddress, kindOf, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { localePath } from '../../../../src/lib/urls/locale-path.ts'
import { compilePage, type Source } from '../../read/compile/compile-page.ts'
import { completeTexts, completeLibrary } from '../../model/complete-texts.ts'
import { documentName, fits, trusted } from '../../model/contracts.ts'
import { errorAt, inDocument, warningAt } from '../../../../schemas/issue.ts'
import { type PublishContext, type SiteStep } from '../context.ts'
import type { Site } from '../site.ts'
import { inKibibytes, pageBudget, weighPage, type PageWeight } from './page-weight.ts'
import { sampleAccount, sampleData, sampleGeneralInfo, sampleParams } from './sample-state.ts'
import { blockName, phrase, type Phrase } from '../../../../schemas/phrase.ts'

/** A page to render, and the document for which a failure is reported. */
interface Trial {
  document: StoredDocument
  page: Page
  key: string
}

const total = ({ document, code }: PageWeight) => document + code

/** Renders every changed page in every language, for guests and for players, and weighs the guests' version. */
export const renderStep: SiteStep = {
  name: 'dry render',
  async run(drafts, context) {
    const issues: DocumentIssue[] = []
    const { languages } = context.site
    const completed = drafts.map(({ document }) => completeTexts(document, languages))
    for (const trial of trialsOf(completed)) {
      const weights: PageWeight[] = []
      for (const { code: locale } of context.site.languages) {
        for (const isPlayer of [false, true]) {
          const { weight, ...tried } = await tryPage(trial, locale, isPlayer, context)
          issues.push(...tried.issues)
          if (weight && !isPlayer) weights.push(weight)
        }
      }
      issues.push(...overweight(trial, weights))
    }
    return issues
  },
}

function overweight({ document }: Trial, weights: readonly PageWeight[]): DocumentIssue[] {
  const [heaviest] = weights.toSorted((left, right) => total(right) - total(left))
  if (!hasAddress(document.kind) || heaviest === undefined || total(heaviest) <= pageBudget) return []
  const { document: text, code } = heaviest
  return [
    inDocument(
      documentName(document),
      warningAt(
        '/blocks',
        'page-weight',
        phrase`On a first visit this page loads ${inKibibytes(total(heaviest))} KiB (${inKibibytes(text)} of text, ${inKibibytes(code)} of code and styles); the limit is ${inKibibytes(pageBudget)} KiB`,
        phrase`Long texts and lists add text, each kind of block adds code: move some of them to a separate page`,
      ),
    ),
  ]
}

/** Of pages without an address of their own, which appear at others. Their keys may be languages. */
const anyAddress = '/anywhere'

function trialsOf(documents: readonly StoredDocument[]): Trial[] {
  const trials = documents.flatMap((document): Trial[] => {
    const { kind, key, body } = document
    const page = kindOf(kind).asPage?.(body, key)
    return page ? [{ document, key, page }] : []
  })
  // One blank page is enough to check all of these.
  const everywhere = documents.find(({ kind }) => kindOf(kind).isOnEveryPage)
  return everywhere ? [...trials, { document: everywhere, key: 'blank', page: blankPage('default') }] : trials
}

async function tryPage(
  trial: Trial,
  locale: Locale,
  isPlayer: boolean,
  context: PublishContext,
): Promise<{ issues: DocumentIssue[]; weight?: PageWeight }> {
  const fail = (message: Phrase) =>
    inDocument(documentName(trial.document), errorAt('', 'unrenderable', message))
  const who = isPlayer ? phrase`${locale}, as player` : phrase`${locale}, as guest`
  try {
    const { failed, weight } = await renderPage(trial, locale, isPlayer, context)
    const issues = failed.map((block) =>
      fail(phrase`The block "${block.id}" (${blockName(block.type)}) cannot be rendered (${who})`),
    )
    return { issues, weight }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { issues: [fail(phrase`Cannot be rendered (${who}): ${message}`)] }
  }
}

async function renderPage(
  { page, key }: Trial,
  locale: Locale,
  isPlayer: boolean,
  context: PublishContext,
): Promise<{ failed: CompiledBlock[]; weight: PageWeight }> {
  const { site, registry, render, weighCode } = context
  const library = completeLibrary(context.library, site.languages)
  const contentVersion = site.nextVersion
  const layout = await site.read('layout', page.layout)
  if (!layout) throw new Error(`There is no layout "${page.layout}"`)
  const layoutSource = {
    key: page.layout,
    version: 1,
    body: trusted(Layout, completeTexts(layout, site.languages).body, `layout/${page.layout}`),
  }
  const { header, footer } = layoutSource.body
  const sections = await readSections(site, [...header, ...page.blocks, ...footer])
  const compilation = { locale, registry, library, sections }
  const compiled = compilePage({ key, version: 1, body: page }, layoutSource, compilation)
  const blocks = [...compiled.header, ...compiled.blocks, ...compiled.footer]
  const texts = await site.texts(locale)
  const config = await site.config(locale)
  const params = sampleParams(page.route ?? '/', blocks, registry)
  const path = fillRoute(page.route ?? anyAddress, params)
  const data = sampleData(blocks, registry, isPlayer)
  const output = await render({
    state: {
      locale,
      answer: { contentVersion, status: 200, locale, path, params, page: compiled, data },
      config: { ...config, general: sampleGeneralInfo },
      session: { account: isPlayer ? sampleAccount(locale) : null },
    },
    url: localePath(path, locale),
    messages: texts.catalogue,
  })
  return {
    failed: failedBlocks(output.clientAnswer.page),
    weight: await weighPage(output, blocks, registry, weighCode),
  }
}

/** The sections that blocks show, as they will be. */
async function readSections(site: Site, blocks: readonly Block[]): Promise<Source<Section>[]> {
  const keys = [...new Set(sectionKeysIn(blocks))]
  const documents = await Promise.all(keys.map((key) => site.read(sectionKind.name, key)))
  return documents.flatMap((document) =>
    document === null
      ? []
      : [
          {
            key: document.key,
            version: 1,
            body: trusted(Section, completeTexts(document, site.languages).body, documentName(document)),
          },
        ],
  )
}

const sectionKeysIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, props, slots = {} }) => [
    ...(type === sharedSectionType && fits(SharedSectionProps, props) ? [props.section] : []),
    ...sectionKeysIn(Object.values(slots).flat()),
  ])

function fillRoute(route: string, params: Readonly<Record<string, string>>): string {
  const segments = route
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (params[segment.slice(1)] ?? segment) : segment))
  return segments.join('/')
}

/**
 * For players, a block that throws is contained and the rest of the page is shown. Here it counts as an
 * error.
 */
function failedBlocks(page: CompiledPage): CompiledBlock[] {
  const failed = (blocks: readonly CompiledBlock[]): CompiledBlock[] =>
    blocks.flatMap((block) => [
      ...(block.failed ? [block] : []),
      ...failed(Object.values(block.slots ?? {}).flat()),
    ])
  return failed([...page.header, ...page.blocks, ...page.footer])
}
