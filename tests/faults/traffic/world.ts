import { isRecord } from '../../../schemas/is-record.ts'
import { Bettor } from '../bettor.ts'
import { newPlayer } from '../../conformance/fixtures.ts'
import { Visitor, type TrafficLog } from './visitor.ts'

export interface Player {
  visitor: Visitor
  login: string
  password: string
}

/** Who and what there is on the site. */
export interface World {
  /** A new guest. */
  guest: () => Visitor
  /** Players whom no scenario uses at the moment. */
  players: Player[]
  /** Bettors whom no scenario uses at the moment. */
  bettors: Bettor[]
  /** System names. */
  games: readonly string[]
}

const playerCount = 12
const bettorCount = 6

/** A random item of a list that is not empty. */
export function choose<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

async function register(visitor: Visitor): Promise<Player> {
  const { phone, ...rest } = newPlayer()
  await visitor.call('auth.register', { phone, ...rest })
  return { visitor, login: phone, password: rest.password }
}

export async function openWorld(url: string, log: TrafficLog): Promise<World> {
  const guest = () => new Visitor(url, log)
  const listed = await guest().call('games.get', { count: '100' })
  const items = isRecord(listed) && Array.isArray(listed['items']) ? listed['items'].filter(isRecord) : []
  const players: Player[] = []
  while (players.length < playerCount) players.push(await register(guest()))
  const bettors = Array.from({ length: bettorCount }, () => new Bettor(guest().sendAsBettor))
  for (const bettor of bettors) await bettor.sitDown()
  return { guest, players, bettors, games: items.map(({ sysname }) => String(sysname)) }
}
