import { expect, it } from 'vitest'
import { formOf, issuesOfRules } from '../../../../../tests/support/content/issues-on-form.ts'
import { cardSecurityCode } from './card-security.ts'

function issuesOf(name: string, field: Record<string, unknown>, autocomplete?: string) {
  const form = formOf({ type: 'object', properties: { [name]: field } })
  const ui = autocomplete === undefined ? {} : { fields: { [name]: { autocomplete } } }
  return issuesOfRules([cardSecurityCode], { ...form, body: { ...form.body, ui } })
}

it.each([
  ['named cvv', 'cvv', {}],
  ['named cardCvc2', 'cardCvc2', {}],
  ['named card_security_code', 'card_security_code', {}],
  ['inside another one', 'card', { type: 'object', properties: { csc: {} } }],
])('rejects a field %s', async (_title, name, field) => {
  expect(await issuesOf(name, field)).toMatchObject([{ code: 'card-security-code', severity: 'error' }])
})

it('rejects a field that browsers fill in with the code', async () => {
  expect(await issuesOf('extra', {}, 'cc-csc')).toHaveLength(1)
})

it.each([
  ['for the code of a message', 'code', { title: { uz: 'SMS kod', ru: 'Код безопасности из SMS' } }],
  ['for a card number', 'card_number', { title: { uz: 'Karta', ru: 'Карта' } }],
  ['for the PIN of a passport', 'extra', { title: { uz: 'Pasport PIN kodi', ru: 'ПИН из паспорта' } }],
  ['whose help mentions CVV', 'card_number', { description: { uz: 'CVV soʻralmaydi', ru: 'CVV не нужен' } }],
])('allows a field %s', async (_title, name, field) => {
  expect(await issuesOf(name, field)).toEqual([])
})
