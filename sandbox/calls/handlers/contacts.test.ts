import { beforeEach, describe, expect, test } from 'vitest'
import { wrongOf, sandboxOfTest, type Call, type CodeFor } from '../../tests/support/test-calls.ts'
import { sessionOf, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { codeTtlMs, maxAttempts, resendDelay } from '../../accounts/login/codes.ts'
import { maxContacts } from '../../accounts/contacts/contacts.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let session: string
let send: Call
let codeFor: CodeFor
beforeEach(async () => {
  ;({ sandbox, call: send, codeFor } = await sandboxOfTest())
  session = await sandbox.login()
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}, as = session) => send(name, params, as)

const phone = '998901234567'
const email = 'dilshod@example.uz'

async function addConfirmed(contact: string, as = session) {
  await call('account.addcontact', { contact }, as)
  await call('account.sendconfirmationtocontact', { contact }, as)
  return call('account.confirmContact', { contact, code: await codeFor(contact) }, as)
}

async function register(form: Record<string, string>): Promise<string> {
  return sessionOf(await sandbox.post('/api/auth/register', { password: 'marra-01', ...form }))
}

describe('contacts', () => {
  test('a new contact is confirmed by the code sent to it and becomes a login', async () => {
    expect(await call('account.addcontact', { contact: 'Dilshod@Example.UZ' })).toEqual({ data: 1 })
    await call('account.sendconfirmationtocontact', { contact: email })
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    expect(await call('account.confirmContact', { contact: email, code })).toEqual({ data: 1 })
    expect(await call('account.getprofileinfo', { fields: 'contacts' })).toMatchObject({
      data: {
        contacts: [
          { type: 'phone', contact: phone, is_confirmed: true, phone_country_code: 'UZ' },
          { type: 'email', contact: email, is_confirmed: true, phone_country_code: null },
        ],
      },
    })
    expect(await call('auth.login', { login: email, password: 'marra2026' })).toMatchObject({
      data: { login: phone },
    })
  })

  test('a code is valid for ten minutes, five attempts and one use', async () => {
    await call('account.addcontact', { contact: email })
    await call('account.sendconfirmationtocontact', { contact: email })
    const expired = { error: { type: 'InvalidParameterException', error_data: { code: 'expired' } } }
    const invalid = { error: { type: 'InvalidParameterException', error_data: { code: 'invalid' } } }
    const first = await codeFor(email)
    for (let attempt = 0; attempt < maxAttempts; attempt += 1)
      expect(await call('account.confirmContact', { contact: email, code: wrongOf(first) })).toMatchObject(
        invalid,
      )
    expect(await call('account.confirmContact', { contact: email, code: first })).toMatchObject(expired)
    sandbox.pass(resendDelay)
    await call('account.sendconfirmationtocontact', { contact: email })
    const second = await codeFor(email)
    sandbox.pass(codeTtlMs)
    expect(await call('account.confirmContact', { contact: email, code: second })).toMatchObject(expired)
  })

  test('limits codes across all messages, and guesses across all codes', async () => {
    await call('account.addcontact', { contact: email })
    for (let sent = 0; sent < limits.message.attempts; sent += 1) {
      expect(await call('account.sendconfirmationtocontact', { contact: email })).toEqual({ data: 1 })
      sandbox.pass(resendDelay)
    }
    expect(await call('account.sendconfirmationtocontact', { contact: email })).toMatchObject({
      error: { type: 'TooManyRequestsException' },
    })
    const answers = []
    for (let guess = 0; guess <= limits.code.attempts; guess += 1)
      answers.push(await call('account.confirmContact', { contact: email, code: '000000' }))
    expect(answers.at(-1)).toMatchObject({ error: { type: 'TooManyRequestsException' } })
  })

  test('a new contact replaces an unconfirmed one of its kind, but never the login', async () => {
    for (const contact of ['a@example.uz', 'b@example.uz', '998911112233', '998911112244'])
      await call('account.addcontact', { contact })
    const { data } = await call('account.getprofileinfo')
    expect(data).toMatchObject({
      contacts: [{ contact: phone }, { contact: 'b@example.uz' }, { contact: '998911112244' }],
    })
  })

  test('allows at most ten contacts', async () => {
    for (let number = 1; number < maxContacts; number += 1)
      expect(await addConfirmed(`c${number}@example.uz`)).toEqual({ data: 1 })
    expect(await call('account.addcontact', { contact: 'last@example.uz' })).toMatchObject({
      error: { error_data: { contact: 'maxItems' } },
    })
  })

  test('an address added by two players belongs to the first who confirms it', async () => {
    const other = await register({ phone: '998935550101' })
    await call('account.addcontact', { contact: email })
    await call('account.addcontact', { contact: email }, other)
    await call('account.sendconfirmationtocontact', { contact: email })
    const code = await codeFor(email)
    await addConfirmed(email, other)
    expect(await call('account.confirmContact', { contact: email, code })).toMatchObject({
      error: { error_data: { contact: 'taken' } },
    })
  })
})
