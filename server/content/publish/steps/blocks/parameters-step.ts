import { pointerTo } from '../../../../../schemas/json-schema.ts'
import { paramsWithin, queryKeyOf, type LoadParam } from '../../../../../schemas/component.ts'
import { isEnabled } from '../../../../../src/lib/data/load-params.ts'
import { Condition, type Fact } from '../../../../../schemas/documents/blocks/condition.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import type { Locale } from '../../../../../schemas/locale.ts'
import { blocksOf, type PlacedBlock } from '../../../model/blocks.ts'
import type { Registry } from '../../../read/compile/compile-blocks.ts'
import { fits } from '../../../model/contracts.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { routeParams } from '../../../read/routes-table.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import type { DocumentStep } from '../../context.ts'
import { blockName, phrase } from '../../../../../schemas/phrase.ts'

/** Checks that the route parameters, query keys and feature switches that blocks read exist, and the languages. */
export const parametersStep: DocumentStep = {
  name: 'parameters',
  async run(draft, { registry, site }) {
    const { document } = draft
    const surroundings = surroundingsOf(document)
    const blocks = blocksOf(document)
    const errors = blocks.flatMap((placed) => [
      ...loadIssues(placed, registry, surroundings),
      ...queryIssues(placed, surroundings),
    ])
    const functional = await site.read('settings', 'functional')
    const features = isRecord(functional?.body['features']) ? functional.body['features'] : {}
    const codes = site.languages.map(({ code }) => code)
    const warnings = conditionsOf(document).flatMap(({ condition, pointer }) =>
      factsIn(condition, pointer).flatMap((placed) => [
        ...unknownFeature(placed, features),
        ...unknownLanguage(placed, codes),
      ]),
    )
    return { draft, issues: [...errors, ...warnings] }
  },
}

interface Surroundings {
  route: readonly string[]
  /** null if the document appears on many pages, each with its own keys. */
  query: readonly string[] | null
}

function surroundingsOf({ kind, body }: StoredDocument): Surroundings {
  if (kind !== 'page') return { route: [], query: null }
  const query = Array.isArray(body['query']) ? body['query'].map(String) : []
  return { route: typeof body['route'] === 'string' ? routeParams(body['route']) : [], query }
}

function loadIssues(
  { block, pointer }: PlacedBlock,
  registry: Registry,
  { route, query }: Surroundings,
): Issue[] {
  const loads = Object.values(registry.get(block.type)?.load ?? {})
  const params = loads.flatMap((load) => Object.values<LoadParam | undefined>(load.params))
  const sources = params.flatMap((param) => (param ? paramsWithin(param) : []))
  const needed = sources.filter(
    (source) => source.from !== 'query' || isEnabled(source.enabledBy, block.props),
  )
  const missing = new Set(needed.flatMap((source) => queryKeyOf(source) ?? []))
  for (const key of query ?? missing) missing.delete(key)
  const issues = sources.flatMap((source) => {
    if (source.from === 'route' && !route.includes(source.name)) {
      const hint = phrase`Place it on a page whose route has :${source.name}`
      const message = phrase`${blockName(block.type)} needs the route parameter "${source.name}"`
      return [errorAt(pointer, 'missing-route-parameter', message, hint)]
    }
    return []
  })
  return [
    ...issues,
    ...[...missing].map((key) =>
      errorAt(
        pointer,
        'missing-query-key',
        phrase`${blockName(block.type)} needs the query key "${key}"`,
        phrase`Add "${key}" to the query keys of the page`,
      ),
    ),
  ]
}

const factLists = ['all', 'any', 'not'] as const

function queryIssues({ block, pointer }: PlacedBlock, { query }: Surroundings): Issue[] {
  if (!query) return []
  return factLists.flatMap((list) =>
    (block.when?.[list] ?? []).flatMap((fact, index) => {
      if (fact.fact !== 'query' || query.includes(fact.key)) return []
      const hint = phrase`Add "${fact.key}" to the query keys of the page`
      return [
        errorAt(
          `${pointer}/when/${list}/${index}/key`,
          'missing-query-key',
          phrase`The page does not read the query key "${fact.key}"`,
          hint,
        ),
      ]
    }),
  )
}

interface PlacedFact {
  fact: Fact
  pointer: string
}

const factsIn = (condition: Condition, pointer: string): PlacedFact[] =>
  factLists.flatMap((list) =>
    (condition[list] ?? []).map((fact, index) => ({ fact, pointer: `${pointer}/${list}/${index}` })),
  )

function unknownFeature({ fact, pointer }: PlacedFact, features: Readonly<Record<string, unknown>>): Issue[] {
  if (fact.fact !== 'feature' || Object.hasOwn(features, fact.name)) return []
  return [
    warningAt(
      `${pointer}/name`,
      'unknown-feature',
      phrase`The functional settings have no switch "${fact.name}", so the feature is off`,
    ),
  ]
}

/** A language may be removed from the site after a condition has named it. */
function unknownLanguage({ fact, pointer }: PlacedFact, codes: readonly Locale[]): Issue[] {
  if (fact.fact !== 'locale' || codes.includes(fact.is)) return []
  return [
    warningAt(
      `${pointer}/is`,
      'unknown-language',
      phrase`The site does not have the language "${fact.is}"`,
      phrase`Available: ${codes.join(', ')}`,
    ),
  ]
}

/** Returns the conditions of a document's blocks or, for a menu, of its items. */
function conditionsOf(document: StoredDocument): { condition: Condition; pointer: string }[] {
  const items: unknown = document.kind === 'menu' ? document.body['items'] : []
  const holders = [
    ...blocksOf(document).map(({ block, pointer }) => ({
      condition: block.when,
      pointer: `${pointer}/when`,
    })),
    ...(Array.isArray(items) ? items : []).map((item: unknown, index) => ({
      condition: isRecord(item) ? item['when'] : undefined,
      pointer: `${pointerTo('/items', index)}/when`,
    })),
  ]
  return holders.flatMap(({ condition, pointer }) =>
    condition !== undefined && fits(Condition, condition) ? [{ condition, pointer }] : [],
  )
}
