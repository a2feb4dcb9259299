import { sql } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { commitmentOf, type DrawInteger, type ProvablyFairSeeds } from './draw.ts'
import type { Database, DbTransaction } from '../tables/database.ts'

/** Public view of a player's seeds. */
export interface SeedView {
  /** SHA-256 of the current server seed. */
  server_seed_hash: string
  client_seed: string
  /** Number of outcomes drawn so far; the nonce of the next one. */
  nonce: number
  /** The previous pair, whose outcomes can be verified now. */
  previous: { server_seed: string; client_seed: string; nonce: number } | null
}

const clientSeedPattern = /^[\w-]{1,64}$/

async function openSeeds(
  trx: DbTransaction,
  { random }: SandboxContext,
  { owner, clientSeed, at }: { owner: string; clientSeed?: string; at: number },
) {
  return trx
    .insertInto('provably_fair_seeds')
    .values({
      owner,
      server_seed: random.token(),
      client_seed: clientSeed ?? random.token().slice(0, 16),
      next_nonce: 0,
      created_at: at,
      revealed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function currentSeeds(trx: DbTransaction, sandbox: SandboxContext, owner: string, at: number) {
  const seeds = await trx
    .selectFrom('provably_fair_seeds')
    .selectAll()
    .where('owner', '=', owner)
    .where('revealed_at', 'is', null)
    .executeTakeFirst()
  return seeds ?? openSeeds(trx, sandbox, { owner, at })
}

/** Draws the next outcome of an owner (`player:7`, `guest:…`); each nonce is used once. */
export async function nextDraw(
  trx: DbTransaction,
  sandbox: SandboxContext,
  owner: string,
  at: number,
): Promise<{ draw: DrawInteger; seeds: ProvablyFairSeeds; seedsId: number }> {
  const { id, server_seed, client_seed } = await currentSeeds(trx, sandbox, owner, at)
  const { next_nonce } = await trx
    .updateTable('provably_fair_seeds')
    .set({ next_nonce: sql<number>`next_nonce + 1` })
    .where('id', '=', id)
    .returning('next_nonce')
    .executeTakeFirstOrThrow()
  const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce: next_nonce - 1 }
  return { draw: sandbox.random.provablyFair(seeds), seeds, seedsId: id }
}

/** The draw of an outcome from its beginning, for a round that lasts over several calls. */
export async function repeatDraw(
  database: Database,
  sandbox: SandboxContext,
  { seedsId, nonce }: { seedsId: number; nonce: number },
): Promise<DrawInteger> {
  const { server_seed, client_seed } = await database
    .selectFrom('provably_fair_seeds')
    .select(['server_seed', 'client_seed'])
    .where('id', '=', seedsId)
    .executeTakeFirstOrThrow()
  return sandbox.random.provablyFair({ serverSeed: server_seed, clientSeed: client_seed, nonce })
}

/** The game with a round that was drawn from the seeds and is not over. */
async function openGame(trx: DbTransaction, seedsId: number): Promise<{ sysname: string } | undefined> {
  const flying = await trx
    .selectFrom('crash_rounds')
    .select('sysname')
    .where('seeds_id', '=', seedsId)
    .where('status', '=', 'flying')
    .executeTakeFirst()
  const open = await trx
    .selectFrom('step_rounds')
    .select('sysname')
    .where('seeds_id', '=', seedsId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return flying ?? open
}

async function viewOf(trx: DbTransaction, sandbox: SandboxContext, owner: string, at: number) {
  const current = await currentSeeds(trx, sandbox, owner, at)
  const previous = await trx
    .selectFrom('provably_fair_seeds')
    .select(['server_seed', 'client_seed', 'next_nonce as nonce'])
    .where('owner', '=', owner)
    .where('revealed_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return {
    server_seed_hash: commitmentOf(current.server_seed),
    client_seed: current.client_seed,
    nonce: current.next_nonce,
    previous: previous ?? null,
  }
}

/** The current seeds without the secret. */
export function viewSeeds(sandbox: SandboxContext, owner: string): Promise<SeedView> {
  return inTransaction(sandbox.database, (trx) => viewOf(trx, sandbox, owner, sandbox.now()))
}

/**
 * Reveals the server seed and commits to a new one. Fails while a round drawn from it is open: the revealed
 * seed would tell how the round ends.
 */
export async function rotateSeeds(
  sandbox: SandboxContext,
  owner: string,
  clientSeed: string,
): Promise<SeedView> {
  if (!clientSeedPattern.test(clientSeed))
    throw new ApiError('InvalidParameterException', 'A seed of 1 to 64 letters and digits', {
      client_seed: 'pattern',
    })
  const at = sandbox.now()
  return inTransaction(sandbox.database, async (trx) => {
    const current = await currentSeeds(trx, sandbox, owner, at)
    const playing = await openGame(trx, current.id)
    if (playing !== undefined) {
      const game = await trx
        .selectFrom('games')
        .select('name')
        .where('sysname', '=', playing.sysname)
        .executeTakeFirst()
      throw new ApiError('InvalidRequestException', 'A round is open', {
        client_seed: 'round_open',
        game: game?.name ?? playing.sysname,
      })
    }
    await trx
      .updateTable('provably_fair_seeds')
      .set({ revealed_at: at })
      .where('id', '=', current.id)
      .execute()
    await openSeeds(trx, sandbox, { owner, clientSeed, at })
    return viewOf(trx, sandbox, owner, at)
  })
}
