import { expect, test } from 'vitest'
import type { Condition, Fact } from './condition.ts'
import { asksFor } from './asks-for.ts'

const phone: Fact = { fact: 'device', is: 'phone' }
const guest: Fact = { fact: 'user', is: 'guest' }

test('detects a dependency on a fact in any list of a condition', () => {
  const asksForDevice = (condition?: Condition) => asksFor('device', condition)
  expect([{ all: [phone] }, { any: [guest, phone] }, { not: [phone] }].map(asksForDevice)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, {}, { all: [guest] }].map(asksForDevice)).toEqual([false, false, false])
})
