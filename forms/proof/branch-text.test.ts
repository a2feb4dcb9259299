import { expect, test } from 'vitest'
import type { BuiltInLocale, Locale } from '../../schemas/locale.ts'
import { say } from '../../schemas/phrase.ts'
import { convertSchema } from '../dialect/index.ts'
import { resolveSchema } from '../../src/lib/data/compile-form.ts'
import { branchTexts } from './branch-text.ts'
import { solveForm } from './solve.ts'

type Schema = Readonly<Record<string, unknown>>

const titled = (uz: string, ru: string, more: Schema = { type: 'string' }) => ({ ...more, title: { uz, ru } })
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more })

/** What the states of a form are called in each language of the site. */
function statesOf(form: Schema): Record<BuiltInLocale, string[]> {
  const schemaIn = (locale: Locale) => convertSchema(resolveSchema({ ...form }, locale)).schema
  const schemas = { uz: schemaIn('uz'), ru: schemaIn('ru') }
  const textOf = branchTexts(schemas)
  const { filled } = solveForm(schemas.uz, () => 0, 1)
  const textsIn = (locale: Locale) =>
    filled.flatMap(({ branches }) => branches.map((branch) => say(textOf(branch), undefined, locale)))
  return { uz: textsIn('uz'), ru: textsIn('ru') }
}

const age = titled('Yosh', 'Возраст', { type: 'integer' })
const kind = titled('Tur', 'Вид', {
  type: 'string',
  oneOf: [
    { const: 'a', title: { uz: 'Birinchi', ru: 'Первый' } },
    { const: 'b', title: { uz: 'Ikkinchi', ru: 'Второй' } },
  ],
})
const name = titled('Ism', 'Имя')

test.each<[condition: Schema, uz: string, ru: string]>([
  [object({ kind: { const: 'a' } }), 'if "Tur" is "Birinchi"', 'if "Вид" is "Первый"'],
  [
    object({ kind: { enum: ['a', 'b'] } }),
    'if "Tur" is "Birinchi" or "Ikkinchi"',
    'if "Вид" is "Первый" or "Второй"',
  ],
  [object({ kind: { not: { const: 'a' } } }), 'if "Tur" is not "Birinchi"', 'if "Вид" is not "Первый"'],
  [object({ age: { minimum: 18 } }), 'if "Yosh" is at least 18', 'if "Возраст" is at least 18'],
  [{ required: ['name'] }, 'if "Ism" is filled in', 'if "Имя" is filled in'],
  [{ not: { required: ['name'] } }, 'if "Ism" is empty', 'if "Имя" is empty'],
  [
    object({ age: { maximum: 17 } }, { required: ['age', 'name'] }),
    'if "Yosh" is at most 17 and "Ism" is filled in',
    'if "Возраст" is at most 17 and "Имя" is filled in',
  ],
])('the condition %j is said with the labels of fields and options', (condition, uz, ru) => {
  const states = statesOf(object({ kind, age, name }, { if: condition, then: object({ more: name }) }))
  expect(states.uz).toContain(uz)
  expect(states.ru).toContain(ru)
})

test('a condition in a group or a row is said with the label of the group or row', () => {
  const part = object(
    { kind },
    { if: object({ kind: { const: 'a' } }, { required: ['kind'] }), then: object({ name }) },
  )
  const states = statesOf({
    ...object({
      home: { ...part, title: { uz: 'Uy', ru: 'Дом' } },
      guests: { type: 'array', title: { uz: 'Mehmonlar', ru: 'Гости' }, minItems: 1, items: part },
    }),
  })
  expect(states.ru).toContain('if "Дом — Вид" is "Первый"')
  expect(states.uz).toContain('if "Mehmonlar 1 — Tur" is "Birinchi"')
})
