import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SportEvent } from '../../../schemas/api/entities/sports.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'

const hour = 60 * 60 * 1000

let sandbox: TestSandbox
beforeAll(async () => (sandbox = await startTestSandbox()))
afterAll(() => sandbox.close())

async function find(query: string, locale = 'uz') {
  const response = await sandbox.get(`/api/sports/getEvents?locale=${locale}&${query}`)
  expect(response.statusCode).toBe(200)
  return response.json<{ data: { items: SportEvent[]; total: number } }>().data
}

test('a draw is offered if the match can end in one', async () => {
  const names = new Map<string, Set<string>>()
  for (let step = 0; step < 12; step += 1) {
    for (const { sport, outcomes, path } of (await find('count=100')).items) {
      names.set(sport, new Set([...(names.get(sport) ?? []), ...outcomes.map(({ name }) => name)]))
      expect(outcomes.map((outcome) => outcome.path)).toContain(`${path}/1`)
    }
    sandbox.pass(hour / 4)
  }
  expect([...(names.get('football') ?? [])]).toEqual(['1', 'X', '2'])
  expect([...(names.get('tennis') ?? [])]).toEqual(['1', '2'])
})

test('an almost certain outcome has no odds', async () => {
  // Matches differ between sandboxes: advance the clock, by at most two days, until one is nearly over.
  let closed: SportEvent | undefined
  for (let step = 0; step < 48 * 20 && !closed; step += 1) {
    sandbox.pass(hour / 20)
    const { items } = await find('status=live&count=100')
    closed = items.find(({ outcomes }) => outcomes.some(({ odds }) => odds === null))
  }
  expect(closed?.outcomes.some(({ odds }) => odds === null)).toBe(true)
})

test('a match has its minute or period in the language of the call', async () => {
  const live = new Map<string, SportEvent>()
  for (let step = 0; step < 12; step += 1) {
    for (const event of (await find('status=live&count=100', 'ru')).items) live.set(event.sport, event)
    sandbox.pass(hour / 4)
  }
  expect(live.get('football')).toMatchObject({ period: null })
  expect(live.get('football')?.minute).toBeGreaterThan(0)
  expect(live.get('tennis')?.period).toMatch(/^[123]-й сет$/)
})
