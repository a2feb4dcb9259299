import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { simulatorOf } from './simulator-of.ts'

const games = generateCatalogue(2000)

/** What players expect of a word in the name of a game that is no slot. */
const promises = [[/rulet/i, 'roulette']] as const

describe('the simulator of a game', () => {
  test.each(promises)('whose name says %s is the %s', (word, simulator) => {
    const named = games.filter(({ name, type }) => type !== 'slot' && word.test(name))
    expect(named.length).toBeGreaterThan(10)
    for (const game of named) expect(simulatorOf(game), game.name).toBe(simulator)
  })

  test('is the slot for every slot, whatever its name', () => {
    for (const game of games.filter(({ type }) => type === 'slot')) expect(simulatorOf(game)).toBe('slot')
    expect(simulatorOf({ sysname: 'ruletka-fruits', type: 'slot' })).toBe('slot')
  })
})

describe('the page of a game', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())
  const open = async (sysname: string, locale = 'uz') =>
    (await sandbox.get(`/platform/game/${sysname}/demo?locale=${locale}`)).body

  test.each([
    ['olmos-saltanati', 'slot'],
    ['aviora', 'crash'],
    ['ruletka-salon', 'roulette'],
    ['yevropa-ruletkasi', 'roulette'],
  ])('%s is the %s', async (sysname, id) => {
    expect(await open(sysname)).toContain(`<main id="${id}"`)
  })

  test('says that a live table is a simulation, in both languages', async () => {
    expect(await open('ruletka-salon')).toContain('<p>Simulyatsiya: jonli diler yoʻq')
    expect(await open('ruletka-salon', 'ru')).toContain('<p>Симуляция: живого дилера нет')
    expect(await open('yevropa-ruletkasi')).not.toContain('<p>Simulyatsiya')
  })
})
