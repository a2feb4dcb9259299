import type { CallName } from '../../../schemas/api/calls.ts'
import type { BlockData, CompiledBlock, CompiledLoad } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { isRecord } from '../../../schemas/is-record.ts'

type Values = Readonly<Record<string, unknown>>
type Params = Readonly<Record<string, string>>

/** The item that a page is about: a game, an offer, a tournament. */
export interface Subject {
  /** The call that answered it. */
  call: CallName
  item: Values
  /** The record that contains the item: the offer of a promotion, otherwise the answer. */
  parent: Values | undefined
}

/** The records on a path of a value, up to the one whose last field has the wanted value; lists are searched. */
function recordsTo(
  value: unknown,
  [field, ...rest]: readonly string[],
  wanted: string,
  parents: readonly Values[] = [],
): readonly Values[] | undefined {
  if (field === undefined) return undefined
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = recordsTo(entry, [field, ...rest], wanted, parents)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(value)) return undefined
  const records = [...parents, value]
  if (rest.length > 0) return recordsTo(value[field], rest, wanted, records)
  return field in value && String(value[field]) === wanted ? records : undefined
}

interface SubjectLoad extends Pick<CompiledLoad, 'call'> {
  result: LoadResult
  path: readonly string[]
  /** Name of the route parameter, and its value. */
  route: string
  wanted: string
}

/** Loads that have run, with a subject that the page's route names. */
function subjectLoads(blocks: readonly CompiledBlock[], data: BlockData, params: Params): SubjectLoad[] {
  return blocks.flatMap(({ id, load = {}, slots = {} }) => [
    ...Object.entries(load).flatMap(([name, { call, subject }]) => {
      const result = data[id]?.[name]
      if (subject === undefined || result === undefined) return []
      const wanted = params[subject.route]
      if (wanted === undefined) return []
      return [{ call, result, path: subject.at.split('.'), route: subject.route, wanted }]
    }),
    ...Object.values(slots).flatMap((slot) => subjectLoads(slot, data, params)),
  ])
}

/** The platform rejects a parameter that cannot be one of its ids. */
function isMissing({ result, path, wanted }: SubjectLoad): boolean {
  if (result.status === 'error') return result.error === 'InvalidParameterException'
  return recordsTo(result.data, path, wanted) === undefined
}

/**
 * Whether a page is about an item that the platform does not have: a game, an offer, a tournament. A parameter may name
 * an item of one of several blocks. Failed calls do not count, because the item may exist.
 */
export function lacksSubject(blocks: readonly CompiledBlock[], data: BlockData, params: Params): boolean {
  const loads = subjectLoads(blocks, data, params)
  return Object.keys(params).some((name) => {
    const ofParam = loads.filter(({ route }) => route === name)
    return ofParam.length > 0 && ofParam.every(isMissing)
  })
}

/** The item that a page is about; undefined for other pages, and if it could not be loaded. */
export function subjectOf(
  blocks: readonly CompiledBlock[],
  data: BlockData,
  params: Params,
): Subject | undefined {
  for (const { call, result, path, wanted } of subjectLoads(blocks, data, params)) {
    const records = result.status === 'success' ? recordsTo(result.data, path, wanted) : undefined
    const item = records?.at(-1)
    if (item !== undefined) return { call, item, parent: records?.at(-2) }
  }
  return undefined
}
