import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionOf, startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { checkTtlMs } from './checks.ts'

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox({ framesOrigin: 'http://127.0.0.1:3103' })
  session = await sandbox.login()
})
afterEach(() => sandbox.close())

const tellName = () =>
  sandbox.post('/api/account/saveProfileInfo', { first_name: 'Dilnoza', last_name: 'Karimova' }, { session })

async function standing() {
  const response = await sandbox.get('/api/account/getInfo', session)
  return response.json<{ data: unknown }>().data
}

async function openCheck(locale = 'uz') {
  await tellName()
  const url = `/api/identity/getAccessToken?locale=${locale}`
  const response = await sandbox.post(url, { externalActionId: 'withdrawal-7' }, { session })
  return response.json<{ data: { token: string; expires_in: number; url: string } }>().data
}

/** The status the page reports to the embedding site. */
function toldBy(body: string): unknown {
  const data = /data-page="([^"]+)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? 'null'
  return JSON.parse(data)
}

describe('access to the check', () => {
  test.each(['createApplicant', 'getAccessToken'])('%s requires a session', async (method) => {
    expect((await sandbox.post(`/api/identity/${method}`, {})).statusCode).toBe(401)
  })

  test.each(['createApplicant', 'getAccessToken'])('%s rejects a player without a name', async (method) => {
    const form = { phone: '998901112233', password: 'marra-07', birth_date: '1990-01-15' }
    const newcomer = sessionOf(await sandbox.post('/api/auth/register', form))
    const call = () => sandbox.post(`/api/identity/${method}`, {}, { session: newcomer })
    expect((await call()).json()).toMatchObject({ error: { type: 'KycUserProfileException' } })
    const name = { first_name: 'Dilnoza', last_name: '' }
    await sandbox.post('/api/account/saveProfileInfo', name, { session: newcomer })
    expect((await call()).json()).toMatchObject({ error: { type: 'KycUserProfileException' } })
    await sandbox.post('/api/account/saveProfileInfo', { last_name: 'Karimova' }, { session: newcomer })
    expect((await call()).statusCode).toBe(200)
  })

  test('creates one applicant per player, however often it is requested', async () => {
    await tellName()
    const create = async () => {
      const response = await sandbox.post('/api/identity/createApplicant', {}, { session })
      return response.json<{ data: { applicant_id: string } }>().data.applicant_id
    }
    const applicant = await create()
    expect(applicant).toMatch(/^[\w-]{24}$/)
    expect(await create()).toBe(applicant)
  })

  test('returns an address that expires', async () => {
    const { token, url, expires_in } = await openCheck()
    expect(url).toBe(`http://localhost:3103/sandbox/identity/${token}`)
    expect(expires_in).toBe(checkTtlMs / 1000)
    sandbox.pass(checkTtlMs - 1)
    expect((await sandbox.get(url)).statusCode).toBe(200)
    sandbox.pass(1)
    const late = await sandbox.get(url)
    expect(late.statusCode).toBe(404)
    expect(toldBy(late.body)).toMatchObject({ status: 'expired' })
  })
})

describe('the check', () => {
  const sendDocuments = async (url: string) => {
    await sandbox.post(url, { to: 'selfie', document_type: 'passport' })
    await sandbox.post(url, { to: 'sent' })
  }

  test('continues from the document to the selfie, and then marks the player as being verified', async () => {
    const { url } = await openCheck('ru')
    const first = await sandbox.get(url)
    expect(first.body).toContain('lang="ru-RU"')
    expect(first.body).toContain('name="document_type"')
    expect(toldBy(first.body)).toEqual({ status: 'started', siteOrigin: 'http://localhost:3103' })
    await sandbox.post(url, { to: 'selfie', document_type: 'passport' })
    expect(await standing()).toMatchObject({ is_on_verification: false })
    await sandbox.post(url, { to: 'sent' })
    expect(await standing()).toMatchObject({ is_on_verification: true, is_verified: false })
    expect(toldBy((await sandbox.get(url)).body)).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['approved', { is_verified: true, is_on_verification: false }],
    ['rejected', { is_verified: false, is_on_verification: false }],
    ['pending', { is_verified: false, is_on_verification: true }],
  ])('ends %s and stays so', async (to, outcome) => {
    const { url } = await openCheck()
    await sendDocuments(url)
    expect((await sandbox.post(url, { to })).statusCode).toBe(303)
    expect(await standing()).toMatchObject(outcome)
    const page = (await sandbox.get(url)).body
    expect(toldBy(page)).toMatchObject({ status: to })
    expect(page).not.toContain('<button')
    await sandbox.post(url, { to: to === 'approved' ? 'rejected' : 'approved' })
    expect(await standing()).toMatchObject(outcome)
  })

  test.each([
    { to: 'approved' },
    { to: 'sent' },
    { to: 'selfie', document_type: 'cpf' },
    { to: 'selfie' },
    { to: 'elsewhere' },
    {},
  ])('allows no skipped step: %o at the beginning changes nothing', async (form) => {
    const { url } = await openCheck()
    await sandbox.post(url, form)
    expect((await sandbox.get(url)).body).toContain('name="document_type"')
    expect(await standing()).toMatchObject({ is_verified: false, is_on_verification: false })
  })

  test('can be embedded by the site only', async () => {
    const { url } = await openCheck()
    expect((await sandbox.get(url)).headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:3103 http://127.0.0.1:3103",
    )
  })

  test('answers 404 for a guessed address', async () => {
    expect((await sandbox.get('/sandbox/identity/guessed')).statusCode).toBe(404)
    expect((await sandbox.post('/sandbox/identity/guessed', { to: 'approved' })).statusCode).toBe(404)
  })
})
