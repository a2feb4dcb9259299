import { expect, test } from 'vitest'
import type { Condition, Fact } from './condition.ts'
import { asksFor } from './asks-for.ts'
import { possibleDevices } from './condition-devices.ts'

const phone: Fact = { fact: 'device', is: 'phone' }
const desktop: Fact = { fact: 'device', is: 'desktop' }
const guest: Fact = { fact: 'user', is: 'guest' }

test.each<[Condition, string[]]>([
  [{}, ['phone', 'desktop']],
  [{ all: [guest], not: [guest] }, ['phone', 'desktop']],
  [{ all: [guest, phone] }, ['phone']],
  [{ not: [guest, phone] }, ['desktop']],
  [{ any: [phone] }, ['phone']],
  [{ any: [guest, phone] }, ['phone', 'desktop']],
  [{ any: [guest, phone], not: [phone] }, ['desktop']],
  [{ all: [phone], any: [desktop] }, []],
  [{ all: [phone, desktop] }, []],
])('%j can hold on %j', (condition, expected) => {
  expect(possibleDevices(condition)).toEqual(expected)
})

test('detects a dependency on a fact in any list of a condition', () => {
  const asksForDevice = (condition?: Condition) => asksFor('device', condition)
  expect([{ all: [phone] }, { any: [guest, phone] }, { not: [phone] }].map(asksForDevice)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, {}, { all: [guest] }].map(asksForDevice)).toEqual([false, false, false])
})
