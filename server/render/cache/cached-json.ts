import type { FirstState, PageAnswer } from '../../../schemas/compiled.ts'

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

/**
 * JSON of an answer, in parts: page and platform data are shared by many answers. The data comes first, because
 * gzip finds the same names in the HTML above only within 32 KiB.
 */
export function answerJson({ page, data, ...rest }: PageAnswer): string[] {
  const results = objectJson(data, (ofBlock) => objectJson(ofBlock, (result) => [cachedJson(result)]))
  return [`${safeJson(rest).slice(0, -1)},"data":`, ...results, ',"page":', cachedJson(page), '}']
}

/** JSON of the first page's state, in parts. */
export function stateJson({ answer, ...rest }: FirstState): string[] {
  return [`${safeJson(rest).slice(0, -1)},"answer":`, ...answerJson(answer), '}']
}
