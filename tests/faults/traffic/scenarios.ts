import { randomUUID } from 'node:crypto'
import { isRecord } from '../../../schemas/is-record.ts'
import { fixtures } from '../../conformance/fixtures.ts'
import { sendRubbish } from './rubbish.ts'
import { choose, type Player, type World } from './world.ts'

const listOf = (data: unknown): unknown[] => {
  const items = isRecord(data) ? data['items'] : undefined
  return Array.isArray(items) ? items : []
}

async function visitHome({ guest }: World) {
  const visitor = guest()
  await visitor.send(choose(['/', '/', '/ru', '/?utm_source=test']))
  await visitor.send('/nfx/page?locale=uz&path=%2Fgamehall')
}

const pages = [
  '/gamehall',
  '/ru/gamehall?sort=name',
  '/live',
  '/providers',
  '/promotions',
  '/promotions/weekly-cashback',
  '/tournaments',
  '/jackpots',
  '/winners',
  '/offers',
  '/loyalty',
  '/rules',
  '/ru/privacy',
  '/payments',
  '/support',
  '/welcome',
  '/forms/sign_up',
]

async function readPage({ guest }: World) {
  await guest().send(choose(pages))
}

async function openGame({ guest, games }: World) {
  await guest().send(`/platform/game/${choose(games)}`)
}

async function browseLobby({ guest }: World) {
  const visitor = guest()
  await visitor.send('/gamehall')
  await visitor.call('games.get', { offset: String(18 * Math.floor(Math.random() * 10)), count: '18' })
  await visitor.call('games.get', { types: 'slot', sort: 'name', count: '18' })
}

async function search({ guest }: World) {
  await guest().call('games.get', {
    query: choose(['olmos', 'book', 'крэш', 'roulete', 'x', '🎰', '%']),
    count: '18',
  })
}

async function loadFiles({ guest }: World) {
  const visitor = guest()
  const page = await visitor.send('/rules')
  const file = /\/assets\/[\w.-]+\.js/.exec(page?.text ?? '')?.[0]
  if (file !== undefined) await visitor.send(file)
  await visitor.send(choose(['/robots.txt', '/sitemap.xml', '/health']))
}

async function chat({ guest }: World) {
  const visitor = guest()
  const opened = await visitor.post(
    '/sandbox/chat/conversations',
    new URLSearchParams({ website_token: 'marquee-sandbox', locale: 'ru' }),
  )
  const token = isRecord(opened) ? opened['token'] : undefined
  if (typeof token !== 'string') return
  const headers = { authorization: `Bearer ${token}` }
  await visitor.post('/sandbox/chat/messages', new URLSearchParams({ text: 'Salom' }), { headers })
  await visitor.send('/sandbox/chat/messages', { headers })
}

async function bet({ bettors }: World) {
  const bettor = bettors.pop()
  if (bettor === undefined) return
  for (let round = 0; round < 3; round += 1) await bettor.tryBet()
  bettors.push(bettor)
}

async function visitOwnHome(_world: World, { visitor }: Player) {
  await visitor.send(choose(['/', '/ru', '/profile/bonuses', '/cashier/deposit', '/profile/bets/history']))
  await visitor.call('account.getBalance')
}

async function changeFavourites({ games }: World, { visitor }: Player) {
  const sysname = choose(games)
  await visitor.call('games.addLike', { sysname })
  await visitor.call('games.getLikes')
  await visitor.call('games.removeLike', { sysname })
}

async function deposit(_world: World, { visitor, login, password }: Player) {
  const params = await fixtures['cashier.makedeposit']?.({
    login,
    password,
    ask: (name, asked = {}) => visitor.call(name, { ...asked }),
  })
  if (params === undefined || typeof params === 'string') return
  // A player may have some open payments only.
  const request = { headers: { 'idempotency-key': randomUUID() }, also: [422] }
  const started = await visitor.call('cashier.makedeposit', { ...params }, request)
  const address = isRecord(started) ? started['url'] : undefined
  if (typeof address !== 'string' || !URL.canParse(address, visitor.url)) return
  const { pathname } = new URL(address, visitor.url)
  const decision = choose(['pay', 'pay', 'decline', 'cancel'])
  await visitor.post(pathname, new URLSearchParams({ decision }), { also: [303] })
  await visitor.call('cashier.gethistory', { count: '10' })
}

async function logInAnew(_world: World, { visitor, login, password }: Player) {
  await visitor.call('auth.logout')
  await visitor.call('auth.login', { login, password })
}

async function list(_world: World, { visitor }: Player) {
  const offers = listOf(await visitor.call('campaigns.getoffers'))
  const bonuses = listOf(await visitor.call('bonuses.get'))
  if (offers.length + bonuses.length > 0) await visitor.send('/offers')
}

/** What a visitor does, and how often relative to the others. */
export const guestScenarios: readonly [weight: number, run: (world: World) => Promise<void>][] = [
  [8, visitHome],
  [8, readPage],
  [6, openGame],
  [6, browseLobby],
  [5, search],
  [5, bet],
  [3, loadFiles],
  [2, chat],
  [5, ({ guest }) => sendRubbish(guest())],
]

/** What a player does whom nobody else uses meanwhile. */
export const playerScenarios: readonly [
  weight: number,
  run: (world: World, player: Player) => Promise<void>,
][] = [
  [6, visitOwnHome],
  [4, changeFavourites],
  [2, deposit],
  [2, logInAnew],
  [1, list],
]
