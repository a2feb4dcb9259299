import { pointerTokens } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/** A copy of a body with another text at a JSON pointer. Objects that are missing on the way are created. */
export function withText(
  body: Record<string, unknown>,
  pointer: string,
  text: string,
): Record<string, unknown> {
  const next = set(body, pointerTokens(pointer), text)
  return isRecord(next) ? next : body
}

function set(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === step ? set(each, rest, text) : each))
  const fields = isRecord(value) ? value : {}
  return { ...fields, [step]: set(fields[step], rest, text) }
}
