// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import {
  addContact,
  confirmContact,
  confirmIdentity,
  excludeSelf,
  saveProfile,
  setLimit,
} from './operations.ts'
import { sessionStore } from '../session/index.ts'

const rejection = (operation: Promise<unknown>) =>
  operation.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('saving the profile', () => {
  it('sends every field, empty ones included', async () => {
    const platform = testPlatform({ 'account.saveProfileInfo': () => ({ data: 1 }) })
    await saveProfile({ first_name: 'Ali', region: '' })
    expect(platform.called('account.saveProfileInfo')[0]?.params).toMatchObject({
      first_name: 'Ali',
      region: '',
    })
  })

  it('reads the account again, which names the player', async () => {
    const account = { ...testAccount, own_name: 'Ali V.' }
    testPlatform({
      'account.saveProfileInfo': () => ({ data: 1 }),
      'account.getInfo': () => ({ data: account }),
    })
    await saveProfile({ first_name: 'Ali', last_name: 'Valiyev' })
    expect(sessionStore.get().account?.own_name).toBe('Ali V.')
    sessionStore.set(null)
  })
})

describe('a contact', () => {
  it.each([
    ['a@mail.example', 'wrongEmailAddress'],
    ['+998901234567', 'wrongPhoneFormat'],
  ])('shows the rejected %s with the reason %s [CONT-05, CONT-06]', async (contact, reason) => {
    testPlatform({ 'account.addcontact': () => ({ error: 'InvalidParameterException' }) })
    expect(await rejection(addContact({ contact }))).toMatchObject({
      type: 'InvalidParameterException',
      data: { contact: reason },
    })
  })

  it('is not marked after other failures', async () => {
    testPlatform({ 'account.addcontact': () => ({ error: 'TooManyRequestsException' }) })
    expect(await rejection(addContact({ contact: 'a@b.c' }))).toMatchObject({
      type: 'TooManyRequestsException',
      data: {},
    })
  })

  it('is returned once it is added, with the country of a phone number [API-ACC-08]', async () => {
    const platform = testPlatform({ 'account.addcontact': () => ({ data: 1 }) })
    const values = { contact: ' +998901234567', phone_country_code: 'UZ' }
    expect(await addContact(values)).toBe('+998901234567')
    expect(platform.called('account.addcontact')[0]?.params).toMatchObject({
      contact: '+998901234567',
      phone_country_code: 'UZ',
    })
  })

  it('is confirmed with a correct code', async () => {
    testPlatform({ 'account.confirmContact': () => ({ data: 1 }) })
    const values = { contact: 'a@b.c', code: '123456' }
    await expect(confirmContact(values)).resolves.toBeUndefined()
  })

  it('shows a wrong code as an error of the code field [CONT-07]', async () => {
    testPlatform({ 'account.confirmContact': () => ({ error: 'InvalidParameterException' }) })
    const values = { contact: 'a@b.c', code: '000000' }
    expect(await rejection(confirmContact(values))).toMatchObject({
      data: { code: 'smsCodeError' },
    })
  })
})

describe('a confirmation', () => {
  it.each([
    [{ password: 'marra2026' }, { password: 'marra2026' }],
    [{ code: '123456' }, { code: '123456' }],
  ])('with %j sends only that', async (values, sent) => {
    const platform = testPlatform({ 'account.confirmidentity': () => ({ data: 1 }) })
    await confirmIdentity(values)
    const [call] = platform.called('account.confirmidentity')
    expect(call?.params).toEqual({ v: '2.34', locale: 'uz', ...sent })
  })
})

describe('a self-exclusion', () => {
  const started = {
    time_out_until: null,
    self_excluded_until: null,
    is_self_excluded: true,
    session_minutes: 3,
  }

  it.each([
    [{ months: 6 }, undefined],
    [{ months: 6, password: 'marra2026' }, 'marra2026'],
  ])('with the values %j sends the password %s', async (values, password) => {
    const platform = testPlatform({ 'responsible.selfexclude': () => ({ data: started }) })
    await excludeSelf(values)
    const params = platform.called('responsible.selfexclude')[0]?.params
    expect([params?.['months'], params?.['password']]).toEqual(['6', password])
  })
})

describe('a limit', () => {
  const set = {
    kind: 'session' as const,
    period: 'day' as const,
    amount: null,
    currency: 'UZS',
    minutes: 60,
    used: '0',
    next_amount: null,
    next_minutes: null,
    next_at: null,
  }

  it('in minutes limits time, any other limits money', async () => {
    const platform = testPlatform({ 'responsible.setlimit': () => ({ data: set }) })
    await setLimit({ period: 'day', minutes: 60 })
    await setLimit({ kind: 'loss', period: 'week', amount: '500000' })
    expect(platform.called('responsible.setlimit').map(({ params }) => params)).toMatchObject([
      { kind: 'session', period: 'day', minutes: '60' },
      { kind: 'loss', period: 'week', amount: '500000' },
    ])
  })

  it.each([
    [{ kind: 'luck', period: 'day', amount: '1' }, 'kind'],
    [{ kind: 'bet', period: 'year', amount: '1' }, 'period'],
  ])('with the values %j is not sent', async (values, name) => {
    const platform = testPlatform({})
    expect(await rejection(setLimit(values))).toMatchObject({
      data: { [name]: 'wrong' },
    })
    expect(platform.calls).toEqual([])
  })
})
