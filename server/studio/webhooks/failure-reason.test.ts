import { describe, expect, test } from 'vitest'
import { phrase, quoted, say } from '../../../schemas/phrase.ts'
import { NotSent, readReason, reasonOf, storedReason } from './failure-reason.ts'

const url = 'https://hooks.example.com/site'
const failure = (code: string) => Object.assign(new Error(`connect ${code}`), { code })

describe('the reason of a failure', () => {
  test.each([
    [failure('ENOTFOUND'), 'There is no server hooks.example.com'],
    [failure('ECONNREFUSED'), 'The server refuses the connection'],
    [failure('ECONNRESET'), 'The server closed the connection without a response'],
    [failure('ABORT_ERR'), 'The server did not respond in time'],
    [failure('CERT_HAS_EXPIRED'), 'The certificate of the server is not valid'],
    [failure('EPROTO'), 'connect EPROTO'],
    [new NotSent(phrase`${'a.test'} is private`), 'a.test is private'],
    ['odd', 'odd'],
  ])('%s is said as: %s', (error, text) => {
    expect(say(reasonOf(error, url))).toBe(text)
  })

  test('is stored with its values, within the column, and read from earlier versions', () => {
    const reason = phrase`The server responds with ${503}`
    expect(readReason(storedReason(reason))).toEqual(reason)
    const long = storedReason(quoted('"\\\n'.repeat(200)))
    expect(long.length).toBeLessThanOrEqual(300)
    expect(readReason(long).values[0]).toHaveLength(200)
    for (const text of ['The server responds with 503', '503']) expect(readReason(text)).toEqual(quoted(text))
  })
})
