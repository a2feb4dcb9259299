import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Value } from 'typebox/value'
import { FrameMessage } from '../../../../schemas/frames/frame-protocol.ts'
import { readFrameMessage } from './read-frame-message.ts'

test('accepts every kind of message of the contract, without what it does not name', () => {
  const messages = [
    { type: 'marquee:hello', version: 2 },
    { type: 'marquee:path', path: '/event/7#slip', replace: true },
    { type: 'marquee:state', state: '{"a":1}' },
    { type: 'marquee:title', title: 'Paxtakor – Nasaf' },
    { type: 'marquee:height', height: 900 },
    { type: 'marquee:balance' },
    { type: 'marquee:login' },
    { type: 'marquee:deposit', amount: '500' },
    { type: 'marquee:close' },
    { type: 'marquee:error', code: 'funds', amount: '12.50' },
  ]
  expect(messages.map(({ type }) => type)).toEqual(FrameMessage.anyOf.map((one) => one.properties.type.const))
  for (const message of messages) expect(readFrameMessage({ ...message, other: 1 })).toEqual(message)
  expect(readFrameMessage({ type: 'marquee:height', height: 1e9 })).toMatchObject({ height: 20_000 })
})

const names = FrameMessage.anyOf.map((one) => one.properties.type.const)
const value = fc.oneof(
  fc.constantFrom(
    '/event/7',
    '//evil.example',
    'login',
    'failed',
    '12.50',
    '-1',
    'Infinity',
    '',
    1,
    0,
    -1,
    1.5,
    true,
    null,
  ),
  fc.string({ maxLength: 200 }),
  fc.anything(),
)
const fields = ['version', 'path', 'replace', 'state', 'title', 'height', 'amount', 'code'] as const
const noise = fc.record(
  {
    type: fc.constantFrom(...names, 'checkIframe', 7),
    ...Object.fromEntries(fields.map((name) => [name, value])),
  },
  { requiredKeys: ['type'] },
)

test('accepts nothing that the contract does not', () => {
  fc.assert(
    fc.property(fc.oneof(noise, fc.anything()), (data) => {
      const message = readFrameMessage(data)
      if (message !== undefined) expect(Value.Check(FrameMessage, message)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
