import type { FormErrorType, Limits } from './error-types.ts'
import { defaultMessages } from './default-messages.ts'
import { activeFormats, groupThousands, isolate, minus } from '../../schemas/formats.ts'
import { readDateBound } from './formats.ts'

/** Messages by field (`*`: every field), and by error type or reason of the server. */
export type FormMessages = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

/** An error of a field before it has a message. */
export interface FieldError {
  /** Names from the form to the field; empty: the whole form. */
  path: readonly string[]
  code: FormErrorType
  limits: Limits
  /** Characters of the entered password that are not allowed. */
  characters?: string
  /** Labels of the fields that a rule of a group concerns. */
  fields?: string
}

/** Error types whose message is used if a dictionary lacks the error type itself. */
export const substitutes: Partial<Record<FormErrorType, FormErrorType>> = {
  insertPhone: 'required',
  wrongPhoneFormat: 'phone',
  uncheckedCheckbox: 'required',
  sex: 'required',
  anyRequired: 'required',
  oneRequired: 'wrong',
  noSuchDate: 'date',
  cardExpiry: 'date',
  number: 'wrong',
  integer: 'wrong',
  moreThan: 'minValue',
  lessThan: 'maxValue',
  multipleOf: 'wrong',
  decimals: 'wrong',
  minItems: 'wrong',
  maxItems: 'wrong',
  uniqueItems: 'wrong',
  url: 'wrong',
  contains: 'wrong',
  maxContains: 'wrong',
  minFilled: 'wrong',
  maxFilled: 'wrong',
  digits: 'wrong',
  time: 'wrong',
  dateTime: 'wrong',
  uuid: 'wrong',
  ip: 'wrong',
  hostname: 'wrong',
  color: 'wrong',
}

/** The message that a dictionary has for an error type or a reason of the server. */
export function written(messages: FormMessages, path: readonly string[], code: string): string | undefined {
  const names = path.filter((token) => !/^\d+$/.test(token))
  return (
    [names.join('.'), names.at(-1) ?? '', '*']
      .map((field) => messages[field]?.[code])
      // A reason of the server can have the name of a property that every object has.
      .find((text) => typeof text === 'string' && text !== '')
  )
}

/** Formats a limit for display: dates as dd.mm.yyyy, amounts with thousands separators. */
function readable(limit: string | number): string {
  const date = typeof limit === 'string' ? readDateBound(limit) : null
  if (date) return isolate(date.split('-').reverse().join('.'))
  const [, hyphen, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(limit)) ?? []
  if (whole === undefined) return String(limit)
  const grouped = (hyphen ? minus : '') + groupThousands(whole)
  return isolate(fraction === undefined ? grouped : `${grouped}${activeFormats().decimal}${fraction}`)
}

function textOf(messages: FormMessages, { path, code }: FieldError): string {
  const substitute = substitutes[code]
  return (
    written(messages, path, code) ??
    (substitute && written(messages, path, substitute)) ??
    defaultMessages[code]
  )
}

/** The error with another code if its message would have a gap. */
function complete(messages: FormMessages, error: FieldError): FieldError {
  const { min, max } = error.limits
  const text = textOf(messages, error)
  const lacks = (place: string, value: unknown) => value === undefined && text.includes(place)
  const isComplete =
    !lacks('$$min$$', min) &&
    !lacks('$$max$$', max) &&
    !lacks('$$characters$$', error.characters || undefined)
  if (isComplete) return error
  if (error.code !== 'sumRange' || (min === undefined && max === undefined))
    return { ...error, code: 'wrong' }
  return { ...error, code: min === undefined ? 'maxValue' : 'minValue' }
}

/** The text of a message as its dictionary has it: with its placeholders. */
export function templateOf(messages: FormMessages, error: FieldError): string {
  return textOf(messages, complete(messages, error))
}

/** The message for the user, with $$min$$, $$max$$, $$characters$$ and $$fields$$ replaced. */
export function messageOf(messages: FormMessages, error: FieldError): string {
  const { min, max } = error.limits
  return templateOf(messages, error)
    .replaceAll('$$min$$', () => (min === undefined ? '' : readable(min)))
    .replaceAll('$$max$$', () => (max === undefined ? '' : readable(max)))
    .replaceAll('$$characters$$', () => error.characters ?? '')
    .replaceAll('$$fields$$', () => error.fields ?? '')
}
