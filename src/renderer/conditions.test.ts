import { describe, expect, test } from 'vitest'
import type { Condition, Fact, Facts } from '../../schemas/documents/blocks/condition.ts'
import { holds, onlyDeviceOf, readsQuery } from './conditions.ts'

const shared: Facts = {
  user: 'guest',
  features: { tournaments: true, jackpots: false },
  query: { tab: 'slots', empty: '' },
  locale: 'uz',
  currency: 'UZS',
  verification: 'pending',
}
const facts: Facts = {
  ...shared,
  level: 3,
  country: 'UZ',
  campaign: 'spring',
  tags: ['vip', 'old friend'],
  newWithin: [30],
}

const yes: Fact = { fact: 'user', is: 'guest' }
const no: Fact = { fact: 'user', is: 'authenticated' }

test('visitors without a country, campaign or tags have none of those asked for', () => {
  expect(holds({ all: [{ fact: 'country', in: ['UZ'] }] }, shared)).toBe(false)
  expect(holds({ not: [{ fact: 'country', in: ['UZ'] }] }, shared)).toBe(true)
  expect(holds({ all: [{ fact: 'tag', is: 'vip' }] }, shared)).toBe(false)
  expect(holds({ all: [{ fact: 'campaign', is: 'spring' }] }, shared)).toBe(false)
})

describe('a condition on a single fact', () => {
  test.each<[Fact, boolean]>([
    [{ fact: 'user', is: 'guest' }, true],
    [{ fact: 'user', is: 'authenticated' }, false],
    [{ fact: 'feature', name: 'tournaments' }, true],
    [{ fact: 'feature', name: 'jackpots' }, false],
    [{ fact: 'feature', name: 'unheard-of' }, false],
    [{ fact: 'feature', name: 'toString' }, false],
    [{ fact: 'query', key: 'tab' }, true],
    [{ fact: 'query', key: 'empty' }, true],
    [{ fact: 'query', key: 'tab', is: 'slots' }, true],
    [{ fact: 'query', key: 'tab', is: 'live' }, false],
    [{ fact: 'query', key: 'missing' }, false],
    [{ fact: 'query', key: 'constructor' }, false],
    [{ fact: 'locale', is: 'uz' }, true],
    [{ fact: 'locale', is: 'ru' }, false],
    [{ fact: 'currency', is: 'UZS' }, true],
    [{ fact: 'currency', is: 'USD' }, false],
    [{ fact: 'verification', is: 'pending' }, true],
    [{ fact: 'verification', is: 'verified' }, false],
    [{ fact: 'country', in: ['KZ', 'UZ'] }, true],
    [{ fact: 'country', in: ['KZ'] }, false],
    [{ fact: 'campaign', is: 'spring' }, true],
    [{ fact: 'campaign', is: 'SPRING' }, true],
    [{ fact: 'campaign', is: 'autumn' }, false],
    [{ fact: 'tag', is: 'old friend' }, true],
    [{ fact: 'tag', is: 'old' }, false],
    [{ fact: 'registered', withinDays: 30 }, true],
    [{ fact: 'registered', withinDays: 7 }, false],
    [{ fact: 'level', atLeast: 3 }, true],
    [{ fact: 'level', atLeast: 4 }, false],
    [{ fact: 'level', atLeast: 1, atMost: 2 }, false],
    [{ fact: 'level', atLeast: 3, atMost: 3 }, true],
    [{ fact: 'break', is: 'off' }, true],
    [{ fact: 'break', is: 'on' }, false],
  ])('evaluates %j to %s', (fact, expected) => {
    expect(holds({ all: [fact] }, facts)).toBe(expected)
    expect(holds({ not: [fact] }, facts)).toBe(!expected)
  })
})

test('who has no level has neither a high nor a low one', () => {
  expect(holds({ any: [{ fact: 'level', atLeast: 1 }] }, facts)).toBe(true)
  expect(holds({ any: [{ fact: 'level', atLeast: 1 }] }, shared)).toBe(false)
})

test.each<[Condition | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ all: [], any: [], not: [] }, true],
  [{ all: [yes, yes] }, true],
  [{ all: [yes, no] }, false],
  [{ any: [no, yes] }, true],
  [{ any: [no, no] }, false],
  [{ not: [no, no] }, true],
  [{ not: [no, yes] }, false],
  [{ all: [yes], any: [yes, no], not: [no] }, true],
  [{ all: [yes], any: [no], not: [no] }, false],
  [{ all: [yes], any: [yes], not: [yes] }, false],
])('evaluates the condition %j to %s', (condition, expected) => {
  expect(holds(condition, facts)).toBe(expected)
})

const phone: Fact = { fact: 'device', is: 'phone' }
const desktop: Fact = { fact: 'device', is: 'desktop' }

test.each<[Condition | undefined, 'phone' | 'desktop' | 'all' | 'none']>([
  [undefined, 'all'],
  [{ all: [yes] }, 'all'],
  [{ all: [phone] }, 'phone'],
  [{ not: [phone] }, 'desktop'],
  [{ any: [desktop] }, 'desktop'],
  [{ any: [phone, desktop] }, 'all'],
  [{ all: [phone], not: [desktop] }, 'phone'],
  [{ all: [phone, desktop] }, 'none'],
  [{ not: [phone, desktop] }, 'none'],
  [{ all: [yes, desktop] }, 'desktop'],
  [{ all: [no, desktop] }, 'none'],
  [{ any: [no, phone] }, 'phone'],
  [{ any: [yes, phone] }, 'all'],
  [{ not: [no, phone] }, 'desktop'],
  [{ not: [yes, phone] }, 'none'],
  [{ any: [yes, phone], not: [phone] }, 'desktop'],
])('the condition %j is for: %s', (condition, expected) => {
  expect(holds(condition, facts)).toBe(expected !== 'none')
  if (expected !== 'none') expect(onlyDeviceOf(condition, facts) ?? 'all').toBe(expected)
})

test('detects a dependency on the address at any depth of a condition', () => {
  const query: Fact = { fact: 'query', key: 'tab' }
  expect([{ all: [query] }, { any: [yes, query] }, { not: [query] }].map(readsQuery)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, {}, { all: [yes] }].map(readsQuery)).toEqual([false, false, false])
})
