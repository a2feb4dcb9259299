import { Type } from 'typebox'
import Value from 'typebox/value'
import { callContracts, type CallName, type CallParams } from '../../../schemas/api/calls.ts'
import type { CompiledBlock, CompiledLoad } from '../../../schemas/compiled.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { defaultLocale } from '../../../schemas/locale.ts'
import { loadParams } from '../../../src/lib/data/load-params.ts'
import type { CallContext } from '../../platform/index.ts'

/** The part of the platform that has items; answers are searched, whatever they contain. */
export interface ItemSource {
  call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext): Promise<unknown>
}

type SubjectLoad = CompiledLoad & Required<Pick<CompiledLoad, 'subject'>>

/** The load of the item that a page is about, if the address names it by this parameter. */
function subjectLoad(blocks: readonly CompiledBlock[], param: string): SubjectLoad | undefined {
  for (const { load = {}, slots = {} } of blocks) {
    for (const { subject, ...own } of Object.values(load))
      if (subject?.route === param) return { ...own, subject }
    const inner = subjectLoad(Object.values(slots).flat(), param)
    if (inner) return inner
  }
  return undefined
}

/** The first text or number on a path of a value; lists are searched. */
function firstAt(value: unknown, [field, ...rest]: readonly string[]): string | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = firstAt(entry, field === undefined ? [] : [field, ...rest])
      if (found !== undefined) return found
    }
    return undefined
  }
  if (field === undefined)
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
  return isRecord(value) ? firstAt(value[field], rest) : undefined
}

function isCallParams<Name extends CallName>(name: Name, values: unknown): values is CallParams<Name> {
  // The platform has defaults for the others.
  return Value.Check(Type.Partial(callContracts[name].params), values)
}

/** Value of a route parameter for pages that are not about an item: they show the same for every value. */
const anyValue = '1'

/**
 * A value of a route parameter for which the platform has an item to show; null if it names none without being
 * asked for a certain item.
 */
export async function exampleOf(
  platform: ItemSource | undefined,
  blocks: readonly CompiledBlock[],
  param: string,
): Promise<string | null> {
  const load = subjectLoad(blocks, param)
  if (!load) return anyValue
  const { call, subject } = load
  const { params } = callContracts[call]
  const values = Value.Convert(params, loadParams(load.params, { props: {}, route: {}, query: {} }, []))
  if (!platform || !isCallParams(call, values)) return null
  // Without the platform nothing can be shown in any case, and its page says so.
  const answer = await platform.call(call, values, { locale: defaultLocale }).catch(() => null)
  return firstAt(answer, subject.at.split('.')) ?? null
}
