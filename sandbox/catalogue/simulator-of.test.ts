import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { simulatorOf } from './simulator-of.ts'

const games = generateCatalogue(2000)

/** What players expect of a word in the name of a game that is no slot. */
const promises = [
  [/rulet/i, 'roulette'],
  [/blackjack/i, 'blackjack'],
  [/baccarat/i, 'baccarat'],
  [/mines/i, 'mines'],
  [/plinko/i, 'plinko'],
  [/dice/i, 'dice'],
  [/penalty/i, 'penalty'],
  [/aviora|raketa|rocket|crash|kosmos|glider/i, 'crash'],
] as const

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

test('every game has a simulator that its name and category promise', () => {
  const tables = new Set(['roulette', 'blackjack', 'baccarat'])
  for (const game of games) {
    const simulator = simulatorOf(game)
    if (game.type === 'slot') continue
    expect(
      promises.filter(([word]) => word.test(game.name)).map(([, name]) => name),
      game.name,
    ).toEqual([simulator])
    expect(tables.has(simulator), game.name).toBe(game.type !== 'fast')
  }
})

describe('the page of a game', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox()
  })
  afterAll(() => sandbox.close())
  const open = async (sysname: string, locale = 'uz', session?: string) =>
    (await sandbox.get(`/platform/game/${sysname}/demo?locale=${locale}`, session)).body
  async function rulesOf(sysname: string, locale?: string, session?: string) {
    const body = await open(sysname, locale, session)
    return body.slice(body.indexOf('<dialog')).replaceAll('\u00a0', ' ')
  }

  test.each([
    ['olmos-saltanati', 'slot'],
    ['aviora', 'crash'],
    ['ruletka-salon', 'roulette'],
    ['yevropa-ruletkasi', 'roulette'],
    ['blackjack-21', 'blackjack'],
    ['baccarat-pro', 'baccarat'],
    ['custom/20', 'mines'],
    ['plinko-drop', 'plinko'],
    ['dice-rush', 'dice'],
    ['penalty-shot', 'penalty'],
  ])('%s is the %s', async (sysname, id) => {
    expect(await open(sysname)).toContain(`<main id="${id}"`)
  })

  test.each(['blackjack-21', 'baccarat-pro', 'custom/20', 'plinko-drop', 'dice-rush', 'penalty-shot'])(
    '%s has its rules, return and stake limits in both languages, and says that it is a simulation',
    async (sysname) => {
      const uz = await rulesOf(sysname)
      expect(uz).toMatch(/RTP\): <strong>[\d.]+%/)
      expect(uz).toContain('Stavka: 1,000 soʻmdan 50,000 soʻmgacha.')
      expect(await open(sysname, 'ru')).toContain('>Правила</button>')
      const ru = await rulesOf(sysname, 'ru')
      expect(ru).toContain('Ставка: от 1,000 сум до 50,000 сум.')
      expect(uz).toContain('Oʻyin — simulyatsiya: uni odam emas, dastur oʻynatadi')
      expect(ru).toContain('Игра — симуляция: её ведёт не человек, а программа')
    },
  )

  test('tells how a round ends that nobody continues', async () => {
    const session = await sandbox.login()
    const sentence = 'yigʻilgan yutuq oʻzi toʻlanadi'
    expect(await rulesOf('custom/20', 'uz', session)).toContain(sentence)
    expect(await rulesOf('penalty-shot', 'ru', session)).toContain('если ходов не было, ставка возвращается')
    expect(await rulesOf('blackjack-21', 'ru', session)).toContain(
      'программа останавливается на ваших картах',
    )
    // A guest's round is lost with the page.
    expect(await rulesOf('custom/20')).not.toContain(sentence)
    expect(await rulesOf('dice-rush')).not.toContain('Bir kun davom ettirilmasa')
  })

  test.each(['ruletka-salon', 'blackjack-21', 'yevropa-ruletkasi', 'baccarat-pro'])(
    'says that the table %s is a simulation, in both languages',
    async (sysname) => {
      expect(await open(sysname)).toContain('<p>Simulyatsiya: jonli diler yoʻq')
      expect(await open(sysname, 'ru')).toContain('<p>Симуляция: живого дилера нет')
    },
  )
})
