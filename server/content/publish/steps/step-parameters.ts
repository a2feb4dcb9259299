import { paramsWithin, queryKeyOf, type LoadParam } from '../../../../schemas/component.ts'
import { Condition } from '../../../../schemas/documents/condition.ts'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { blocksOf, type PlacedBlock } from '../../model/blocks.ts'
import type { Registry } from '../../read/compile/compile-blocks.ts'
import { fits, isRecord } from '../../model/contracts.ts'
import { routeParams } from '../../read/routes-table.ts'
import { pointerTo } from '../../model/walk.ts'
import { errorOn, warningOn, type DocumentStep, type Finding } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** What blocks read of their surroundings is there: route parameters, query keys, feature switches. */
export const parametersStep: DocumentStep = {
  name: 'parameters',
  async run(draft, { registry, site }) {
    const { document } = draft
    const surroundings = surroundingsOf(document)
    const blocks = blocksOf(document)
    const errors = blocks.flatMap((placed) => [
      ...loadFindings(placed, registry, surroundings),
      ...queryFindings(placed, surroundings),
    ])
    const functional = await site.read('settings', 'functional')
    const features = isRecord(functional?.body['features']) ? functional.body['features'] : {}
    const warnings = conditionsOf(document).flatMap(({ condition, pointer }) =>
      unknownFeatures(condition, pointer, features),
    )
    return {
      draft,
      verdicts: [
        ...errors.map((finding) => errorOn(document, finding)),
        ...warnings.map((finding) => warningOn(document, finding)),
      ],
    }
  },
}

interface Surroundings {
  route: readonly string[]
  /** null where a document stands on many pages, each with keys of its own. */
  query: readonly string[] | null
}

function surroundingsOf({ kind, body }: StoredDocument): Surroundings {
  if (kind !== 'page') return { route: [], query: null }
  const query = Array.isArray(body['query']) ? body['query'].map(String) : []
  return { route: typeof body['route'] === 'string' ? routeParams(body['route']) : [], query }
}

function loadFindings(
  { block, pointer }: PlacedBlock,
  registry: Registry,
  { route, query }: Surroundings,
): Finding[] {
  const loads = Object.values(registry.get(block.type)?.load ?? {})
  const params = loads.flatMap((load) => Object.values<LoadParam | undefined>(load.params))
  const sources = params.flatMap((param) => (param ? paramsWithin(param) : []))
  const missing = new Set(sources.flatMap((source) => queryKeyOf(source) ?? []))
  for (const key of query ?? missing) missing.delete(key)
  const findings = sources.flatMap((source) => {
    if (source.from === 'route' && !route.includes(source.name)) {
      const hint = phrase`Place it on a page whose route has :${source.name}`
      return [
        { path: pointer, reason: phrase`${block.type} needs the route parameter "${source.name}"`, hint },
      ]
    }
    return []
  })
  return [
    ...findings,
    ...[...missing].map((key) => ({
      path: pointer,
      reason: phrase`${block.type} needs the query key "${key}"`,
      hint: phrase`Add "${key}" to the query keys of the page`,
    })),
  ]
}

const factLists = ['all', 'any', 'not'] as const

function queryFindings({ block, pointer }: PlacedBlock, { query }: Surroundings): Finding[] {
  if (!query) return []
  return factLists.flatMap((list) =>
    (block.when?.[list] ?? []).flatMap((fact, index) => {
      if (fact.fact !== 'query' || query.includes(fact.key)) return []
      const hint = phrase`Add "${fact.key}" to the query keys of the page`
      return [
        {
          path: `${pointer}/when/${list}/${index}/key`,
          reason: phrase`The page does not read the query key "${fact.key}"`,
          hint,
        },
      ]
    }),
  )
}

function unknownFeatures(
  condition: Condition,
  pointer: string,
  features: Readonly<Record<string, unknown>>,
): Finding[] {
  return factLists.flatMap((list) =>
    (condition[list] ?? []).flatMap((fact, index) => {
      if (fact.fact !== 'feature' || Object.hasOwn(features, fact.name)) return []
      return [
        {
          path: `${pointer}/${list}/${index}/name`,
          reason: phrase`The functional settings have no switch "${fact.name}", so it counts as off`,
        },
      ]
    }),
  )
}

/** The conditions of a document's blocks or, in a menu, of its items. */
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
