import { createHmac, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTokens, tokenTtlMs } from './jwt.ts'

const content = { uid: '7', session: 'the session' }
const secret = 'a secret of thirty-two characters'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payloadOf = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

it('is readable with the secret and does not reveal the session', async () => {
  const token = await createTokens(secret).issue(content)
  expect(await createTokens(secret).read(token)).toEqual(content)
  expect(payloadOf(token)).toContain('"sub":"7"')
  expect(payloadOf(token)).not.toContain('the session')
})

it('is invalid if it was issued with another secret, changed, or names another algorithm', async () => {
  const tokens = createTokens(secret)
  const token = await tokens.issue(content)
  expect(await createTokens('another secret of thirty-two char').read(token)).toBeUndefined()
  const [, payload = '', signature = ''] = token.split('.')
  const none = encode({ alg: 'none', typ: 'JWT' })
  expect(await tokens.read(`${none}.${payload}.`)).toBeUndefined()
  expect(await tokens.read(`${none}.${payload}.${signature}`)).toBeUndefined()
  const other = Buffer.from(payloadOf(token).replace('"7"', '"8"')).toString('base64url')
  expect(await tokens.read(token.replace(payload, other))).toBeUndefined()
  expect(await tokens.read('')).toBeUndefined()
})

it('of a former secret stays valid while that is the fallback, and new ones need the new secret', async () => {
  const former = await createTokens(secret).issue(content)
  const replaced = 'another secret of thirty-two char'
  const tokens = createTokens(replaced, { fallback: secret })
  expect(await tokens.read(former)).toEqual(content)
  const renewed = await tokens.issue(content)
  expect(await createTokens(replaced).read(renewed)).toEqual(content)
  expect(await createTokens(secret).read(renewed)).toBeUndefined()
})

it('expires after thirty days', async () => {
  let now = Date.UTC(2026, 0, 1)
  const tokens = createTokens(secret, { now: () => now })
  const token = await tokens.issue(content)
  now += tokenTtlMs - 1000
  expect(await tokens.read(token)).toEqual(content)
  now += 1000
  expect(await tokens.read(token)).toBeUndefined()
})

it('is invalid if its session is encrypted as in tokens of earlier versions', async () => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'marquee jwt signature', 32))
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { sub: '7', ses: 'c2VhbGVkIHdpdGhvdXQgSldF', iat: seconds, exp: seconds + 60 }
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', key).update(text).digest('base64url')
  expect(await createTokens(secret).read(`${text}.${signature}`)).toBeUndefined()
})
