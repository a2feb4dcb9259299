import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let all: Game[]
beforeAll(async () => {
  sandbox = await startTestSandbox()
  all = await findAll('')
})
afterAll(() => sandbox.close())

async function find(query: string, locale = 'uz') {
  const response = await sandbox.get(`/api/games/get?locale=${locale}&${query}`)
  expect(response.statusCode).toBe(200)
  return response.json<{ data: { items: Game[]; total: number } }>().data
}

/** All pages of a list combined. */
async function findAll(query: string, count = 100): Promise<Game[]> {
  const items: Game[] = []
  for (;;) {
    const page = await find(`${query}&count=${count}&offset=${items.length}`)
    items.push(...page.items)
    if (items.length >= page.total || page.items.length === 0) return items
  }
}

describe('lists of games', () => {
  test.each(['', 'sort=name', 'sort=players&order=desc', 'types=slot', 'query=gold'])(
    'are paginated without gaps or duplicates: %j',
    async (query) => {
      const paged = await findAll(query, 37)
      expect(new Set(paged.map(({ sysname }) => sysname)).size).toBe(paged.length)
      expect(paged).toEqual(await findAll(query))
      expect(paged.length).toBe((await find(query)).total)
    },
  )

  test('are sorted as requested', async () => {
    const names = (await findAll('sort=name')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare))
    const players = (await findAll('sort=players&order=desc')).map((game) => game.players)
    expect(players).toEqual(players.toSorted((one, other) => other - one))
    expect(all.map(({ priority }) => priority)).toEqual(all.map((_game, index) => index + 1))
    expect(await findAll('order=desc')).toEqual(all.toReversed())
  })

  test.each<[string, (game: Game) => boolean]>([
    ['types=live,fast', ({ type }) => type === 'live' || type === 'fast'],
    ['tags=jackpot', ({ tags }) => tags.includes('jackpot')],
    ['tags=jackpot,new', ({ tags }) => tags.includes('jackpot') || tags.includes('new')],
    ['volatilities=high', ({ type, volatility }) => type === 'slot' && volatility === 'high'],
    ['volatilities=low,medium', ({ volatility }) => volatility === 'low' || volatility === 'medium'],
    ['tags=cash-out', ({ tags }) => tags.includes('cash-out')],
    ['providers=nordlys,sirius-live', ({ provider }) => /^(Nordlys|Sirius Live)$/.test(provider)],
    ['sysname=aviora', ({ sysname }) => sysname === 'aviora'],
    [
      'types=slot&tags=top&providers=kobalt-play',
      ({ type, tags, provider }) => type === 'slot' && tags.includes('top') && provider === 'Kobalt Play',
    ],
  ])('combine all filters: %s [API-GAME-01]', async (query, isWanted) => {
    const found = await findAll(query)
    expect(found).toEqual(all.filter(isWanted))
    expect(found.length).toBeGreaterThan(0)
  })

  test('are found by the name of their provider, after games with such a name', async () => {
    const { provider } = all[0] ?? { provider: '' }
    const found = await findAll(`query=${encodeURIComponent(provider)}`)
    const ofProvider = all.filter((game) => game.provider === provider).map(({ sysname }) => sysname)
    expect(ofProvider.length).toBeGreaterThan(1)
    expect(found.map(({ sysname }) => sysname)).toEqual(expect.arrayContaining(ofProvider))
  })

  test('of named games keep the requested order unless sorted', async () => {
    const sysnames = async (query: string) => (await find(query)).items.map(({ sysname }) => sysname)
    expect(await sysnames('sysnames=wolf-moon,none,aviora,wolf-moon')).toEqual(['wolf-moon', 'aviora'])
    expect(await sysnames('sysnames=wolf-moon,aviora&sort=name')).toEqual(['aviora', 'wolf-moon'])
  })
})

describe('the search', () => {
  test.each([
    ['aviora', 'aviora'],
    ['AVIORA', 'aviora'],
    ['avoira', 'aviora'],
    ['aviorra', 'aviora'],
    ['avira', 'aviora'],
    ['авиора', 'aviora'],
    ['авйора', 'aviora'],
    ['wolf mon', 'wolf-moon'],
    ['wolfmoon', 'wolf-moon'],
    ['волф мун', 'wolf-moon'],
    ['sweet bazor', 'sweet-bozor'],
    ['свит бозор', 'sweet-bozor'],
    ['navroz', 'navroz-gifts'],
    ["navro'z gifts", 'navroz-gifts'],
    ['xiva tresures', 'xiva-treasures'],
    ['Рулетка Самарканд', 'ruletka-samarqand'],
    ['blakjack 21', 'blackjack-21'],
    ['plinko dorp', 'plinko-drop'],
    ['lucky sevns', 'lucky-sevens'],
    ['kosmos', 'kosmos-x'],
    ['космос', 'kosmos-x'],
    ['bactria', 'book-of-bactria'],
    ['baktriya', 'book-of-bactria'],
  ])('for %j returns %s first', async (query, sysname) => {
    const { items } = await find(`query=${encodeURIComponent(query)}`)
    expect(items[0]?.sysname).toBe(sysname)
  })

  test('returns only exact matches if there are any', async () => {
    const found = await findAll('query=ruletka')
    expect(found.length).toBeGreaterThan(3)
    expect(found.every(({ name }) => /ruletka/i.test(name))).toBe(true)
    expect(found).toHaveLength(all.filter(({ name }) => /ruletka/i.test(name)).length)
  })

  test.each(['%25', '_', 'qwxzqwxz', '!!!', 'qz'.repeat(50)])('finds nothing for %j', async (query) => {
    expect((await find(`query=${query}`)).total).toBe(0)
  })

  test('respects the filters', async () => {
    const found = await findAll('query=ruletka&types=live')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ type }) => type === 'live')).toBe(true)
  })
})
