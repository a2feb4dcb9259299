import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { Keep } from './duty.ts'
import { fieldsOf } from './form-keeps.ts'

const isLess = (one: unknown, other: unknown) =>
  typeof one === 'number' && (typeof other !== 'number' || one < other)
const isMore = (one: unknown, other: unknown) =>
  typeof one === 'number' && (typeof other !== 'number' || one > other)

/** Keywords for which any new value may reject what was accepted before. */
const exact = ['const', 'enum', 'pattern', 'formatMinimum', 'formatMaximum', 'sameAs'] as const
const lower = ['minLength', 'minimum', 'exclusiveMinimum'] as const
const upper = ['maxLength', 'maximum', 'exclusiveMaximum'] as const

function optionsOf({ oneOf }: JsonSchema): unknown[] {
  if (!Array.isArray(oneOf)) return []
  return oneOf.flatMap((option: unknown) => (isRecord(option) ? [option['const']] : []))
}

/** Whether values that a field accepted before may be rejected. */
function isStricter(field: JsonSchema, before: JsonSchema): boolean {
  const isSame = (keyword: string) => JSON.stringify(field[keyword]) === JSON.stringify(before[keyword])
  const options = optionsOf(field)
  return (
    exact.some((keyword) => field[keyword] !== undefined && !isSame(keyword)) ||
    lower.some((keyword) => isMore(field[keyword], before[keyword])) ||
    upper.some((keyword) => isLess(field[keyword], before[keyword])) ||
    (options.length > 0 && optionsOf(before).some((option) => !options.includes(option)))
  )
}

/** Whether a field accepts less than before, or that has become required. */
function hasStricterField(document: StoredDocument, before: StoredDocument): boolean {
  const known = new Map(fieldsOf(before).map((field) => [field.name, field]))
  return fieldsOf(document).some(({ name, schema, isRequired }) => {
    const former = known.get(name)
    if (isRequired && former?.isRequired !== true) return true
    return former !== undefined && isStricter(schema, former.schema)
  })
}

/** Warns about rules that reject values which players could send before. */
export const acceptsAsMuch: Keep = {
  path: '/schema/properties',
  severity: 'warning',
  lost: phrase`A field accepts less than before, lacks an option or has become required: some players could no longer send the form`,
  fix: phrase`Compare the rules with those of the platform and with what players have registered; the history shows the former ones`,
  holds: (document, { before }) => before === null || !hasStricterField(document, before),
}

/** Keeps a form open to everyone who has an account, whatever the name and password. */
export const acceptsEveryAccount: Keep = {
  path: acceptsAsMuch.path,
  holds: acceptsAsMuch.holds,
  lost: phrase`A field accepts less than before or has become required: players who registered with other values could no longer log in`,
  fix: phrase`Take the new rule out: the platform decides whether a name and a password are right`,
}

/** Titles of options in every language, with the value of each. */
function meanings({ oneOf }: JsonSchema): Map<string, unknown> {
  const options: readonly unknown[] = Array.isArray(oneOf) ? oneOf : []
  return new Map(
    options.flatMap((option) => {
      const title = isRecord(option) ? option['title'] : undefined
      if (!isRecord(option) || !isRecord(title)) return []
      return Object.entries(title).map(([code, text]): [string, unknown] => [
        `${code} ${String(text)}`,
        option['const'],
      ])
    }),
  )
}

/** Keeps the meaning of options: a player who chooses six months must get six months. */
export const keepsMeanings: Keep = {
  path: '/schema/properties',
  lost: phrase`An option has another value than before under the same text, so players would choose something else than they read`,
  fix: phrase`Give the option a text that says its new value, in every language`,
  holds(document, { before }) {
    const known = new Map(
      (before ? fieldsOf(before) : []).map(({ name, schema }) => [name, meanings(schema)]),
    )
    return fieldsOf(document).every(({ name, schema }) =>
      [...meanings(schema)].every(([text, value]) => {
        const former = known.get(name)
        return former?.has(text) !== true || former.get(text) === value
      }),
    )
  },
}

/** Whether something happens that takes a form away after it was sent. */
function isLeft({ body: { submit } }: StoredDocument): boolean {
  const actions = isRecord(submit) ? submit['onSuccess'] : undefined
  return (
    Array.isArray(actions) &&
    actions.some(
      (action: unknown) =>
        isRecord(action) && ['closePopup', 'navigate', 'openPopup'].includes(String(action['type'])),
    )
  )
}

/** Warns if a form stays open after it was sent, so that players send it again. */
export const leavesAfterwards: Keep = {
  path: '/submit/onSuccess',
  severity: 'warning',
  lost: phrase`The form would stay open after it was sent, and players would send it again`,
  fix: phrase`Add the action that closes the popup or leads to another page, as before`,
  holds: (document, { before }) => before === null || !isLeft(before) || isLeft(document),
}
