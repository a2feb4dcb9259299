import { sql } from 'kysely'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { repeatDraw } from '../provably-fair/seeds.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { gameOf } from './step-games.ts'

const Moves = Type.Array(Type.Unknown())

export interface RoundFilter {
  id?: number
  owner?: string
  sysname?: string
  mode?: 'play' | 'demo'
  currency?: string
  key?: string
  status?: 'open'
  /** Without a move since this time. */
  movedBefore?: number
}

/** Rounds, latest first. */
export async function findRounds(database: Database, filter: RoundFilter, count: number) {
  let rounds = database.selectFrom('step_rounds')
  if (filter.id !== undefined) rounds = rounds.where('id', '=', filter.id)
  if (filter.owner !== undefined) rounds = rounds.where('owner', '=', filter.owner)
  if (filter.sysname !== undefined) rounds = rounds.where('sysname', '=', filter.sysname)
  if (filter.mode !== undefined) rounds = rounds.where('mode', '=', filter.mode)
  if (filter.currency !== undefined) rounds = rounds.where('currency', '=', filter.currency)
  if (filter.key !== undefined) rounds = rounds.where('key', '=', filter.key)
  if (filter.status !== undefined) rounds = rounds.where('status', '=', filter.status)
  if (filter.movedBefore !== undefined) rounds = rounds.where('moved_at', '<', filter.movedBefore)
  const rows = await rounds
    .selectAll()
    .select([sql<string>`cast(stake as text)`.as('stake'), sql<string>`cast(win as text)`.as('win')])
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => {
    const options: unknown = JSON.parse(row.options)
    const moves = Value.Parse(Moves, JSON.parse(row.moves))
    return { ...row, stake: BigInt(row.stake), win: BigInt(row.win), options, moves }
  })
}

export type StepRound = Awaited<ReturnType<typeof findRounds>>[number]

/** Reference of the round's bet in ledger and history. */
export const referenceOf = ({ id }: { id: number }) => `step:${id}`

type Played = Pick<StepRound, 'options' | 'nonce'> & { seeds_id: number; simulator: string }

/** The state of a round after these moves; undefined if they are not allowed. */
export async function replayRound(
  database: Database,
  sandbox: SandboxContext,
  { simulator, options, seeds_id: seedsId, nonce }: Played,
  moves: readonly unknown[],
) {
  return gameOf(simulator).replay(await repeatDraw(database, sandbox, { seedsId, nonce }), options, moves)
}

export type ReplayedRound = NonNullable<Awaited<ReturnType<typeof replayRound>>>
