import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { Static } from 'typebox'
import type { ReferralFriend } from '../../schemas/api/calls/referral.ts'
import type { Locale } from '../locale.ts'
import type { Player } from '../accounts/players.ts'
import { masked } from '../competitions/public-names.ts'
import { convert } from '../ledger/rates.ts'
import { asText, money } from '../rewards/values.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { toTimestamp } from '../timestamp.ts'
import { codeOf } from './codes.ts'
import { deadlineOf, termsIn } from './terms.ts'

type Friend = Static<typeof ReferralFriend>

const invited = (database: Database, inviterId: number) =>
  database.selectFrom('referrals').where('inviter_id', '=', inviterId)

/** The player's code, the terms and the figures of all invitations. */
export async function referralInfo(
  sandbox: SandboxContext,
  player: Player,
  locale: Locale,
): Promise<CallAnswer<'referral.getinfo'>> {
  const { database, random } = sandbox
  const { currency } = player
  const counts = await invited(database, player.id)
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('qualified_at').as('qualified')])
    .executeTakeFirstOrThrow()
  const sums = await invited(database, player.id)
    .select(['currency', asText('reward').as('reward')])
    .where('rewarded_at', 'is not', null)
    .execute()
  const earned = sums.reduce((sum, row) => sum + convert(BigInt(row.reward), row.currency, currency), 0n)
  return {
    code: await codeOf(database, player, random),
    terms: termsIn(currency, locale),
    invited: Number(counts.all),
    qualified: Number(counts.qualified),
    earned: money(earned, currency),
  }
}

interface Row {
  qualified_at: number | null
  rewarded_at: number | null
  registered_at: number
  rejected: 'self' | 'limit' | null
}

function stateOf(row: Row, now: number): Pick<Friend, 'state' | 'reason'> {
  if (row.rejected !== null) return { state: 'rejected', reason: row.rejected }
  if (row.rewarded_at !== null) return { state: 'rewarded', reason: null }
  if (row.qualified_at !== null) return { state: 'qualified', reason: null }
  if (now > deadlineOf(row)) return { state: 'rejected', reason: 'late' }
  return { state: 'registered', reason: null }
}

/** A page of the friends of a player, newest first. */
export async function referralFriends(
  sandbox: SandboxContext,
  player: Player,
  { offset, count }: { offset: number; count: number },
): Promise<CallAnswer<'referral.getfriends'>> {
  const { database, now } = sandbox
  const { total } = await invited(database, player.id)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await invited(database, player.id)
    .select(['id', 'name', 'registered_at', 'qualified_at', 'rewarded_at', 'rejected', 'currency'])
    .select(asText('reward').as('reward'))
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(offset)
    .execute()
  const at = now()
  const items = rows.map((row): Friend => {
    const { state, reason } = stateOf(row, at)
    return {
      id: row.id,
      name: masked(row.name),
      state,
      reason,
      registered_at: toTimestamp(row.registered_at),
      until: state === 'registered' ? toTimestamp(deadlineOf(row)) : null,
      reward: state === 'rewarded' ? money(BigInt(row.reward), row.currency) : null,
    }
  })
  return { items, total: Number(total) }
}
