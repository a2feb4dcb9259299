import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Launch } from '../frames/launch.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'

interface PlayedRound<Outcome> {
  outcome: Outcome
  stake: bigint
  win: bigint
}

/** Plays a round with an immediate result in one transaction. Repeating the round returns the stored outcome. */
export async function playOnce<Outcome extends TSchema>(
  { database, now }: SandboxContext,
  launch: Launch,
  key: string,
  contract: Outcome,
  play: (
    trx: DbTransaction,
    round: { reference: string; at: number },
  ) => Promise<PlayedRound<Static<Outcome>>>,
): Promise<Static<Outcome>> {
  return inTransaction(
    database,
    async (trx) => {
      const earlier = await trx
        .selectFrom('rounds')
        .select('outcome')
        .where('launch_id', '=', launch.id)
        .where('key', '=', key)
        .executeTakeFirst()
      if (earlier) return Value.Parse(contract, JSON.parse(earlier.outcome))
      const at = now()
      const { outcome, stake, win } = await play(trx, { reference: `round:${launch.id}:${key}`, at })
      await trx
        .insertInto('rounds')
        .values({ launch_id: launch.id, key, stake, win, outcome: JSON.stringify(outcome), at })
        .execute()
      return outcome
    },
    launch.wallet.owner,
  )
}
