import { randomUUID } from 'node:crypto'
import { isRecord } from '../../schemas/is-record.ts'
import { fail, pass, skip, type Outcome } from './outcome.ts'
import { noPlayer, type Players } from './players.ts'
import type { Case } from './run.ts'

type Item = Readonly<Record<string, unknown>>

const dataIn = (body: unknown): Item => {
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) ? data : {}
}
const itemsIn = (body: unknown): Item[] => {
  const { items } = dataIn(body)
  return Array.isArray(items) ? items.filter(isRecord) : []
}

/** Whether a page may be shown in an iframe of the site. */
function checkFrame({ headers }: Response): Outcome {
  const option = headers.get('x-frame-options')
  if (option !== null) return fail(`X-Frame-Options: ${option} keeps the game out of the iframe`)
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  return ancestors?.trim() === "'none'"
    ? fail("frame-ancestors 'none' keeps the game out of the iframe")
    : pass()
}

/** What lies outside the calls: games, the way back from payments, cookies, addresses. */
export function surroundingCases({ guest, player, good }: Players): Case[] {
  async function firstGame(): Promise<string | undefined> {
    const games = itemsIn((await guest.call('games.get', { count: '20' })).body)
    const sysname = (games.find(({ has_demo: hasDemo }) => hasDemo === true) ?? games[0])?.['sysname']
    return typeof sysname === 'string' ? sysname : undefined
  }
  const launch = async (): Promise<Outcome> => {
    const sysname = await firstGame()
    if (sysname === undefined) return skip('games.get has no games')
    const page = await (player ?? guest).page(`/platform/game/${encodeURIComponent(sysname)}/play`)
    const { status, headers } = page
    if (status === 200) return checkFrame(page)
    const location = headers.get('location') ?? ''
    if (status < 300 || status > 399) return fail(`/platform/game/${sysname}/play answers ${status}`)
    if (!URL.canParse(location, page.url)) return fail(`${sysname} leads to no address`)
    const target = new URL(location, page.url)
    const game = await fetch(target, { redirect: 'follow' }).catch(() => undefined)
    return game === undefined ? pass(`leads to ${target.origin}`) : checkFrame(game)
  }
  const payment = async (): Promise<Outcome> => {
    if (!player) return noPlayer
    const params = await good('cashier.makedeposit')
    if (typeof params === 'string') return skip(params)
    const { status, body } = await player.call('cashier.makedeposit', params, {
      idempotencyKey: randomUUID(),
    })
    if (status !== 200) return skip('the deposit was not accepted')
    const { url, transaction } = dataIn(body)
    const id = isRecord(transaction) ? transaction['id'] : undefined
    if (url !== null && (typeof url !== 'string' || !/^(?:https?:\/|\/)/.test(url)))
      return fail('the payment page has no address')
    const listed = itemsIn((await player.call('cashier.gethistory', { count: '10' })).body)
    return listed.some((item) => String(item['id']) === String(id))
      ? pass()
      : fail('cashier.gethistory does not list the deposit, so that nobody learns how it ended')
  }
  const rotation = async (): Promise<Outcome> => {
    if (!player) return noPlayer
    const before = player.clone()
    const first = await player.call('account.getInfo')
    if (first.headers.getSetCookie().length === 0) return pass('sessions are not renewed')
    player.keep(first)
    const uids = await Promise.all(
      [before, player].map(async (each) => dataIn((await each.call('account.getInfo')).body)['uid']),
    )
    return uids.every((uid) => uid !== undefined && uid !== 0 && uid === uids[0])
      ? pass('sessions are renewed')
      : fail('a renewed session ends the one before at once: calls at the same time lose it')
  }
  const address = async (): Promise<Outcome> => {
    if (!player) return noPlayer
    const uidFrom = async (forwardedFor: string) =>
      dataIn((await player.call('account.getInfo', {}, { forwardedFor })).body)['uid']
    const first = await uidFrom('203.0.113.7')
    const again = await uidFrom('203.0.113.7')
    if (again !== first) return fail('the same X-Forwarded-For is not the same visitor')
    return pass((await uidFrom('203.0.113.8')) === first ? '' : 'sessions belong to an address')
  }
  return [
    { name: 'launch of a game, in an iframe', level: 'must', check: launch },
    { name: 'a deposit that can be followed', level: 'must', check: payment },
    { name: 'rotation of sessions', level: 'should', check: rotation },
    { name: 'address of the visitor', level: 'should', check: address },
  ]
}
