import { describe, expect, it } from 'vitest'
import dictionary from '../../../../schemas/defaults/dictionaries/default.json' with { type: 'json' }
import registration from '../../../../schemas/defaults/forms/registration.json' with { type: 'json' }
import { findField } from '../model/form-edit.ts'
import { withValueAt } from '../../json-path.ts'
import { messageSource } from './message-source.ts'
import { possibleErrors } from './possible-errors.ts'

const fieldOf = (name: string) => {
  const field = findField(registration.body, name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}
const codesOf = (name: string) => possibleErrors(fieldOf(name)).map(({ code }) => code)

describe('possible errors of a field', () => {
  it('are those of its rules, each once, with their limits', () => {
    expect(codesOf('phone')).toEqual(expect.arrayContaining(['insertPhone', 'wrongPhoneFormat']))
    expect(codesOf('agreement')).toEqual(['uncheckedCheckbox'])
    expect(possibleErrors(fieldOf('password'))).toContainEqual({
      code: 'minLength',
      limits: { min: 6, max: 20 },
    })
    expect(new Set(codesOf('birth_date')).size).toBe(codesOf('birth_date').length)
    expect(codesOf('birth_date')).toContain('noSuchDate')
  })

  it('include a missing value only if the field is required', () => {
    const optional = { ...fieldOf('password'), isRequired: false }
    expect(codesOf('password')).toContain('required')
    expect(possibleErrors(optional).map(({ code }) => code)).not.toContain('required')
  })
})

describe('the source of a message', () => {
  const phone = fieldOf('phone')

  it('is the form before the shared dictionary', () => {
    expect(messageSource(registration.body, dictionary.body, phone, 'wrongPhoneFormat')).toEqual({
      origin: 'own',
      pointer: '/dictionary/0/validationDict/0/message',
    })
    const without = withValueAt(registration.body, ['dictionary'], [])
    expect(messageSource(without, dictionary.body, phone, 'wrongPhoneFormat').origin).toBe('shared')
  })

  it('is nowhere if no dictionary has a text', () => {
    expect(messageSource({}, {}, phone, 'wrongPhoneFormat')).toEqual({ origin: 'none', pointer: '' })
  })
})
