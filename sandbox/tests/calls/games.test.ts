import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const days = { from: '2026-02-01', to: '2026-03-01' }

export const gameCases = casesOf({
  'games.get': {
    title:
      'returns games by types, tags, providers and search text, and those of a tournament [API-GAME-01, API-GAME-02]',
    params: { types: 'slot,fast', tags: 'top,new', count: '3', fields: 'rtp' },
    async check({ items, total }, { data }) {
      expect(items).toHaveLength(3)
      expect(items.every(({ type }) => type === 'slot' || type === 'fast')).toBe(true)
      expect(total).toBeGreaterThan(3)
      expect((await data('games.get')).items).toHaveLength(18)
      const provider = items[0]?.provider_sysname ?? ''
      const ofProvider = await data('games.get', { providers: provider })
      expect(new Set(ofProvider.items.map((game) => game.provider_sysname))).toEqual(new Set([provider]))
      const found = await data('games.get', { query: 'avoira' })
      expect(found.items[0]).toMatchObject({ sysname: 'aviora' })
      const backwards = await data('games.get', { sort: 'name', order: 'desc', count: '100' })
      expect((await data('games.get', { sort: 'name', count: '1' })).items[0]?.name).not.toBe(
        backwards.items[0]?.name,
      )
      const [tournament] = (await data('tournaments.get', { status: 'active' })).items
      const options = JSON.stringify({ id: tournament?.id, type: 'tournament' })
      expect((await data('games.get', { options })).total).toBe(tournament?.games_count)
      const inDollars = await data('games.get', { count: '1', currency: 'USD' })
      expect(inDollars.items[0]?.min_bet).toEqual({ amount: '0.10', currency: 'USD' })
    },
    wrong: [
      [{ types: 'slot,board' }, 'types', 'enum'],
      [{ volatilities: 'wild' }, 'volatilities', 'enum'],
      [{ options: '{"id":1}' }, 'options', 'required'],
      [{ currency: 'XXX' }, 'currency', 'enum'],
    ],
  },
  'games.getDetails': {
    title: 'returns the rules, the largest stake and what a game really offers',
    params: { sysname: 'olmos-saltanati' },
    async check(details, { data }) {
      expect(details).toMatchObject({
        provider_image_url: '/art/providers/kobalt-play.svg',
        min_bet: { amount: '1000.00', currency: 'UZS' },
        max_bet: { amount: '50000.00', currency: 'UZS' },
        features: ['Bepul aylantirish', 'Demo'],
        fairness: { url: '/sandbox/fairness?locale=uz' },
      })
      expect(details.rules).toMatch(/^Beshta\schiziqning.*\n\nOʻyin\s—\ssimulyatsiya/s)
      const mines = await data('games.getDetails', { sysname: 'mines-royal' })
      expect(mines.features).toEqual(['Kesh-aut', 'Demo'])
      expect(mines.rules).toMatch(/Bir\skun\sdavom\settirilmasa/)
      await data('account.setCurrency', { currency: 'USD' })
      expect(await data('games.getDetails', { sysname: 'olmos-saltanati' })).toMatchObject({
        min_bet: { amount: '0.10', currency: 'USD' },
        max_bet: { amount: '5.00', currency: 'USD' },
      })
    },
    wrong: [[{ sysname: 'no-such-game' }, 'sysname', 'unknown']],
  },
  'games.getLikes': {
    title: 'returns the favourites of the player, latest first [API-GAME-03, ENT-22]',
    async params({ data, site }) {
      await data('games.addLike', { sysname: 'aviora' })
      site.sandbox.pass(1000)
      await data('games.addLike', { sysname: 'olmos-saltanati' })
      return {}
    },
    async check({ items }, { site }) {
      expect(items).toEqual(['olmos-saltanati', 'aviora'])
      expect((await (await site.newcomer()).data('games.getLikes')).items).toEqual([])
    },
  },
  'games.addLike': {
    title: 'adds a game to the favourites, once [API-GAME-04]',
    params: { sysname: 'aviora' },
    async check(_, { data }, params) {
      await data('games.addLike', params)
      expect((await data('games.getLikes')).items).toEqual(['aviora'])
    },
    wrong: [[{ sysname: 'no-such-game' }, 'sysname', 'unknown']],
  },
  'games.removeLike': {
    title: 'removes a game from the favourites [API-GAME-05]',
    async params({ data }) {
      await data('games.addLike', { sysname: 'aviora' })
      return { sysname: 'aviora' }
    },
    async check(_, { data }) {
      expect((await data('games.getLikes')).items).toEqual([])
    },
    wrong: [[{ sysname: 'no-such-game' }, 'sysname', 'unknown']],
  },
  'games.getCategories': {
    title: 'returns the categories with the number of games that their filter finds [API-GAME-06]',
    async check({ items }, { data }) {
      expect(items.map(({ priority }) => priority)).toEqual(
        items.map(({ priority }) => priority).sort((one, other) => one - other),
      )
      for (const { types, tags, games_count } of items) {
        const found = await data('games.get', {
          ...(types.length > 0 && { types: types.join(',') }),
          ...(tags.length > 0 && { tags: tags.join(',') }),
        })
        expect(found.total).toBe(games_count)
      }
      const russian = await data('games.getCategories', {}, { query: { v: '2.34', locale: 'ru' } })
      expect(russian.items.map(({ name }) => name)).toContain('Новинки')
    },
  },
  'games.getProviders': {
    title: 'returns the providers of the given types, with game_params if requested [API-GAME-07]',
    params: { fields: 'game_params', types: 'casino,slot,live,fast' },
    async check({ items }, { data }) {
      expect(items[0]?.game_params?.types.length).toBeGreaterThan(0)
      const live = (await data('games.getProviders', { types: 'live', fields: 'game_params' })).items
      expect(live.length).toBeLessThan(items.length)
      expect(live.every(({ game_params }) => game_params?.types.includes('live'))).toBe(true)
      const named = items.map(({ name }) => name)
      expect(named).toEqual(named.toSorted())
      const filter = { types: 'slot', tags: 'new' }
      for (const { sysname, games_count } of (await data('games.getProviders', filter)).items)
        expect((await data('games.get', { ...filter, providers: sysname })).total).toBe(games_count)
    },
    wrong: [
      [{ types: 'board' }, 'types', 'enum'],
      [{ fields: 'secret' }, 'fields', 'enum'],
    ],
  },
  'games.getHistory': {
    title: 'returns the bets of the player by game, status and days [API-GAME-08]',
    as: 'rich',
    async check({ items, total }, { data, site }) {
      expect(total).toBe(items.length)
      expect(items.length).toBeGreaterThan(2)
      const won = await data('games.getHistory', { status: 'won' })
      expect(won.items).toEqual(items.filter(({ status }) => status === 'won'))
      const ofGame = await data('games.getHistory', { sysname: 'aviora' })
      expect(ofGame.items.map(({ game }) => game.sysname)).toEqual(['aviora'])
      expect((await data('games.getHistory', { from: '2025-01-01', to: '2025-02-01' })).total).toBe(0)
      expect((await (await site.newcomer()).data('games.getHistory')).total).toBe(0)
    },
    wrong: [[{ from: '1.1.2026' }, 'from', 'pattern']],
  },
  'games.gethistoryexportrequest': {
    title: 'returns the state of the latest export, which is ready within seconds [API-GAME-09]',
    async params({ data }) {
      expect(await data('games.gethistoryexportrequest')).toMatchObject({ id: null, status: 'none' })
      await data('games.createhistoryexportrequest', days)
      return {}
    },
    async check(request, { data, site }) {
      expect(request).toMatchObject({ status: 'processing', url: null })
      site.sandbox.pass(60_000)
      const ready = await data('games.gethistoryexportrequest')
      expect(ready).toMatchObject({ id: request.id, status: 'ready' })
      expect(ready.url).toContain('/')
    },
  },
  'games.createhistoryexportrequest': {
    title: 'requests an export [API-GAME-10]',
    params: days,
    async check(request, { data }) {
      expect(request).toMatchObject({ status: 'processing' })
      expect(await data('games.gethistoryexportrequest')).toEqual(request)
    },
    wrong: [
      [{ from: 'x', to: '2026-03-01' }, 'from', 'pattern'],
      [{ from: '2024-01-01', to: '2026-03-01' }, 'to', 'maximum'],
      [{ from: '2026-03-01', to: '2026-02-01' }, 'to', 'order'],
    ],
  },
  'games.getsportsbook': {
    title: 'returns the sportsbook with the address of its iframe [API-GAME-11]',
    params: { sysname: 'sportsbook' },
    check(sportsbook) {
      expect(sportsbook).toMatchObject({ is_available: true, url: '/platform/game/sportsbook/play' })
    },
    wrong: [[{ sysname: 'aviora' }, 'sysname', 'unknown']],
  },
  'freespins.get': {
    title: 'returns the packs of the player by status [API-FS-01]',
    as: 'rich',
    params: { fields: 'stake', count: '99' },
    async check({ items }, { data, site }) {
      expect(items).toMatchObject([
        { game: { sysname: 'sweet-bozor' }, remaining_count: 50, status: 'active' },
      ])
      expect(items[0]).not.toHaveProperty('expires_at')
      expect((await data('freespins.get', { status: 'used' })).items).toEqual([])
      const ofNewcomer = (await (await site.newcomer()).data('freespins.get')).items
      expect(ofNewcomer.map(({ id }) => id)).not.toContain(items[0]?.id)
    },
    wrong: [[{ fields: 'secret' }, 'fields', 'enum']],
  },
  'sports.getEvents': {
    title: 'returns the matches open for bets, live ones first',
    params: { count: '20' },
    async check({ items }, { data }) {
      const states = items.map(({ is_live: isLive }) => Number(isLive))
      expect(states).toEqual([...states].sort().reverse())
      const upcoming = await data('sports.getEvents', { status: 'upcoming' })
      expect(upcoming.items.every(({ is_live: isLive }) => !isLive)).toBe(true)
      expect(upcoming.items).toHaveLength(6)
      const begins = upcoming.items.map(({ starts_at }) => starts_at)
      expect(begins).toEqual(begins.toSorted())
      const next = await data('sports.getEvents', { status: 'upcoming', offset: '1', count: '1' })
      expect(next.items.map(({ id }) => id)).toEqual([upcoming.items[1]?.id])
    },
  },
})

testCalls(gameCases)
