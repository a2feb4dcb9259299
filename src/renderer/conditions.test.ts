import { describe, expect, test } from 'vitest'
import type { Condition, Fact, Facts } from '../../schemas/documents/blocks/condition.ts'
import { holds, readsQuery } from './conditions.ts'

const facts: Facts = {
  user: 'guest',
  features: { tournaments: true, jackpots: false },
  query: { tab: 'slots', empty: '' },
  locale: 'uz',
  currency: 'UZS',
  verification: 'pending',
}

const yes: Fact = { fact: 'user', is: 'guest' }
const no: Fact = { fact: 'user', is: 'authenticated' }

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
    [{ fact: 'break', is: 'off' }, true],
    [{ fact: 'break', is: 'on' }, false],
  ])('evaluates %j to %s', (fact, expected) => {
    expect(holds({ all: [fact] }, facts)).toBe(expected)
    expect(holds({ not: [fact] }, facts)).toBe(!expected)
  })
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

test('detects a dependency on the address at any depth of a condition', () => {
  const query: Fact = { fact: 'query', key: 'tab' }
  expect([{ all: [query] }, { any: [yes, query] }, { not: [query] }].map(readsQuery)).toEqual([
    true,
    true,
    true,
  ])
  expect([undefined, {}, { all: [yes] }].map(readsQuery)).toEqual([false, false, false])
})
