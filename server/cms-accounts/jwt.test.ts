import { expect, it } from 'vitest'
import { createTokens, tokenLife } from './jwt.ts'

const content = { uid: 7, session: 'the session' }
const secret = 'a secret of thirty-two characters'

const payloadOf = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

it('is read by whoever knows the secret, and shows nobody the session', () => {
  const token = createTokens(secret).issue(content)
  expect(createTokens(secret).read(token)).toEqual(content)
  expect(payloadOf(token)).toContain('"sub":"7"')
  expect(payloadOf(token)).not.toContain('the session')
})

it('is refused when somebody else made it, changed it, or named another algorithm', () => {
  const tokens = createTokens(secret)
  const token = tokens.issue(content)
  expect(createTokens('another secret of thirty-two char').read(token)).toBeUndefined()
  const [, payload = '', signature = ''] = token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  expect(tokens.read(`${none}.${payload}.`)).toBeUndefined()
  expect(tokens.read(`${none}.${payload}.${signature}`)).toBeUndefined()
  const other = Buffer.from(payloadOf(token).replace('"7"', '"8"')).toString('base64url')
  expect(tokens.read(token.replace(payload, other))).toBeUndefined()
  expect(tokens.read('')).toBeUndefined()
})

it('is over after thirty days', () => {
  let now = Date.UTC(2026, 0, 1)
  const tokens = createTokens(secret, () => now)
  const token = tokens.issue(content)
  now += tokenLife - 1000
  expect(tokens.read(token)).toEqual(content)
  now += 1000
  expect(tokens.read(token)).toBeUndefined()
})
