// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { forgetUnsent } from './unsent-store.ts'
import { keepUnsent, unsentValues } from './unsent-values.ts'

afterEach(() => forgetUnsent())

const text = { type: 'string' }
const form = (properties: Record<string, unknown>, fields = {}) => ({
  key: 'test',
  schema: { type: 'object', properties },
  fields,
})
const kept = (typed: ReturnType<typeof form>, values: Record<string, unknown>, displayed = typed) => {
  keepUnsent(typed, { values, furthest: 0 })
  return unsentValues(displayed)?.values
}

test.each([
  ['the widget of a password', {}, { widget: 'password' }],
  ['the widget of a card', {}, { widget: 'card' }],
  ['the widget of a code', {}, { widget: 'code' }],
  ['the format of a password', { format: 'password' }, {}],
  ['the format of a card number', { format: 'card-number' }, {}],
  ['the format of an expiry date', { format: 'card-expiry' }, {}],
  ['the format of a code', { format: 'confirmation-code' }, {}],
  ['the format of a file', { format: 'data-url' }, {}],
  ['the validator of a password', { validator: 'newPassword' }, {}],
  ['the validator of a card holder', { validator: 'cardHolder' }, {}],
  ['the autocomplete of a CVV', {}, { autocomplete: 'cc-csc' }],
  ['the autocomplete of a one-time code', {}, { autocomplete: 'one-time-code' }],
  ['the autocomplete of a new password', {}, { autocomplete: 'new-password' }],
])('a field with %s is not stored, at any depth', (_about, schema, ui) => {
  const field = { ...text, ...schema }
  const described = form(
    {
      city: text,
      secret: field,
      again: { ...text, sameAs: 'secret' },
      cards: { type: 'array', items: { type: 'object', properties: { secret: field, name: text } } },
    },
    { secret: ui, 'cards.items.secret': ui },
  )
  const values = { city: 'Хива', secret: '1', again: '1', cards: [{ secret: '1', name: 'a' }] }
  expect(kept(described, values)).toEqual({ city: 'Хива', cards: [{ name: 'a' }] })
  expect(sessionStorage.getItem('marquee.unsent_forms')).not.toContain('"secret"')
})

test('a postcode and a promo code are no secrets', () => {
  const described = form({ post: { ...text, validator: 'postcode' }, promo: { ...text, validator: 'promo' } })
  expect(kept(described, { post: '100000', promo: 'KUZ' })).toEqual({ post: '100000', promo: 'KUZ' })
})

test('an emptied field stays empty', () => {
  const described = form({ city: text })
  const values = kept(described, { city: undefined })
  expect({ city: 'Ташкент', ...values }).toEqual({ city: undefined })
})

test('a newer version of the form receives the values that its fields can display', () => {
  const values = { city: 'Хива', list: ['a'], group: { a: 1 }, gone: 'x' }
  const older = form({ city: text, list: { type: 'array' }, group: { type: 'object' }, gone: text })
  const newer = form({ city: text, list: { type: 'object' }, group: text })
  expect(kept(older, values, newer)).toEqual({ city: 'Хива' })
})

test('forms are stored and forgotten one by one', () => {
  const [one, two] = [form({ city: text }), { ...form({ city: text }), key: 'two' }]
  keepUnsent(one, { values: { city: 'a' }, furthest: 0 })
  keepUnsent(two, { values: { city: 'b' }, furthest: 2 })
  forgetUnsent('test')
  expect([unsentValues(one), unsentValues(two)]).toEqual([undefined, { values: { city: 'b' }, furthest: 2 }])
})

test('stored data of another shape are ignored', () => {
  sessionStorage.setItem('marquee.unsent_forms', '{"owner":"guest","forms":{"test":{"values":[],"at":"x"}}}')
  expect(unsentValues(form({ city: text }))).toBeUndefined()
})
