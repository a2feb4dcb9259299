import type { BlockData, FirstState, PageAnswer } from '../../../schemas/compiled.ts'

const known = new WeakMap<object, string>()

/** JSON that is safe inside a script element. */
export function safeJson(value: unknown): string {
  return inScript(JSON.stringify(value))
}

/** Makes JSON safe inside a script element. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Like `safeJson`, for objects that never change: cached by identity. */
function cachedJson(value: object): string {
  const text = known.get(value) ?? safeJson(value)
  known.set(value, text)
  return text
}

/** JSON of an object, in parts. */
function objectJson<Value>(
  record: Readonly<Record<string, Value>>,
  json: (value: Value) => string[],
): string[] {
  const pairs = Object.entries(record).flatMap(([name, value], index) => [
    `${index === 0 ? '' : ','}${safeJson(name)}:`,
    ...json(value),
  ])
  return ['{', ...pairs, '}']
}

/** JSON of the data of some blocks, in parts, without brackets. */
function dataJson(data: BlockData, ids: readonly string[]): string[] {
  return ids.flatMap((id, index) => [
    `${index === 0 ? '' : ','}${safeJson(id)}:`,
    ...objectJson(data[id] ?? {}, (result) => [cachedJson(result)]),
  ])
}

/**
 * JSON of an answer, in parts: page and platform data are shared by many answers. The data comes first, because
 * gzip finds the same names in the HTML above only within 32 KiB.
 */
export function answerJson({ page, data, ...rest }: PageAnswer): string[] {
  return [
    `${safeJson(rest).slice(0, -1)},"data":{`,
    ...dataJson(data, Object.keys(data)),
    '},"page":',
    cachedJson(page),
    '}',
  ]
}

/** JSON of the first page's state, up to the data of the blocks in `ids`, which come first in the answer. */
export function stateStart({ answer, ...state }: FirstState, ids: ReadonlySet<string>): string {
  const { data } = answer
  const rest: Partial<PageAnswer> = { ...answer }
  delete rest.page
  delete rest.data
  const own = Object.keys(data).filter((id) => ids.has(id))
  const start = `${safeJson(state).slice(0, -1)},"answer":${safeJson(rest).slice(0, -1)},"data":{`
  return `${start}${dataJson(data, own).join('')}`
}

/** The rest of the first page's state, in parts. */
export function stateRest({ answer }: FirstState, ids: ReadonlySet<string>): string[] {
  const { page, data } = answer
  const others = Object.keys(data).filter((id) => !ids.has(id))
  const comma = others.length > 0 && others.length < Object.keys(data).length ? [','] : []
  return [...comma, ...dataJson(data, others), '},"page":', cachedJson(page), '}}']
}
