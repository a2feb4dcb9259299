import type { FormErrorType } from '../documents/form.ts'
import type { BrokenRule } from './broken-rules.ts'
import { defaultMessages } from './default-messages.ts'
import { readDateBound } from './formats.ts'

/** Messages by field (`*`: every field) and error type. */
export type FormMessages = Readonly<Record<string, Partial<Record<FormErrorType, string>>>>

/** Whose message serves where a dictionary has none for the error type itself. */
const standsInFor: Partial<Record<FormErrorType, FormErrorType>> = {
  insertPhone: 'required',
  wrongPhoneFormat: 'phone',
  uncheckedCheckbox: 'required',
  sex: 'required',
}

function written(
  messages: FormMessages,
  path: readonly string[],
  errorType: FormErrorType,
): string | undefined {
  const names = path.filter((token) => !/^\d+$/.test(token))
  return [names.join('.'), names.at(-1) ?? '', '*']
    .map((field) => messages[field]?.[errorType])
    .find((text) => text)
}

/** A limit as people read it: dates as dd.mm.yyyy, amounts grouped by commas. */
function readable(limit: string | number): string {
  const date = typeof limit === 'string' ? readDateBound(limit) : null
  if (date) return date.split('-').reverse().join('.')
  return String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

function textOf(messages: FormMessages, { path, errorType }: BrokenRule): string {
  const substitute = standsInFor[errorType]
  return (
    written(messages, path, errorType) ??
    (substitute && written(messages, path, substitute)) ??
    defaultMessages[errorType]
  )
}

/** What the player is told about a broken rule, with $$min$$, $$max$$ and $$characters$$ filled in. */
export function messageOf(messages: FormMessages, broken: BrokenRule): string {
  const { min, max } = broken.limits
  return textOf(messages, broken)
    .replaceAll('$$min$$', () => (min === undefined ? '' : readable(min)))
    .replaceAll('$$max$$', () => (max === undefined ? '' : readable(max)))
    .replaceAll('$$characters$$', () => broken.characters ?? '')
}
