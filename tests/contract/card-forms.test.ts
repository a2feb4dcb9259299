import { expect, it } from 'vitest'
import { expandValidators } from '../../schemas/forms/expand-validators.ts'
import { compiledEngine, defaultForms, issuesFrom } from '../support/content/form-engines.ts'

const wrongDigit = 'Проверьте номер карты: в одной из цифр ошибка'

it.each([
  ['requisites-visa', '4111111111111111', '4111111111111112'],
  ['withdrawal-visa', '4111111111111111', '4111111111111112'],
  ['requisites-mastercard', '5555555555554444', '5555555555554445'],
  ['withdrawal-mastercard', '5555555555554444', '5555555555554445'],
])('the form %s accepts the card %s and reports a wrong digit in %s', async (key, valid, wrong) => {
  const form = defaultForms('ru').find((candidate) => candidate.key === key)
  if (form === undefined) throw new Error(`There is no form ${key}`)
  const { schema, messages } = form
  const engine = await compiledEngine(schema)
  const issuesOf = (card: string) =>
    issuesFrom(expandValidators(schema), engine, { card_number: card, card_expiry: '12/49' }, messages)
  expect(issuesOf(valid)).toEqual([])
  expect(issuesOf(wrong).map(({ path, message }) => [path, message])).toEqual([['/card_number', wrongDigit]])
})
