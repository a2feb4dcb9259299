import type { WithdrawSettings } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { readProfile } from '../accounts/profiles.ts'
import { hasActiveBonus } from '../rewards/bonuses.ts'
import { countTransactions } from './transactions.ts'
import type { Database } from '../tables/database.ts'

type Need = WithdrawSettings['needs'][number]

async function hasConfirmedContact(database: Database, playerId: number): Promise<boolean> {
  const contact = await database
    .selectFrom('contacts')
    .select('id')
    .where('player_id', '=', playerId)
    .where('is_confirmed', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return contact !== undefined
}

/** Profile fields a withdrawal requires that are empty. */
async function missingFields(database: Database, player: Player): Promise<Record<string, 'required'>> {
  const { first_name, last_name } = await readProfile(database, player.id)
  const fields = { first_name, last_name, birth_date: player.birth_date ?? '' }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === '' ? [[name, 'required'] as const] : [])),
  )
}

const isBlockedByKyc = ({ is_kyc_block_enabled, is_verified }: Player) =>
  is_kyc_block_enabled === 1 && is_verified === 0

/** What a player must do before any withdrawal. */
export async function withdrawalNeeds(database: Database, player: Player, at: number): Promise<Need[]> {
  const needs: Record<Need, boolean> = {
    confirmed_contact: !(await hasConfirmedContact(database, player.id)),
    profile: Object.keys(await missingFields(database, player)).length > 0,
    verification: isBlockedByKyc(player),
    wagering: await hasActiveBonus(database, player.id, at),
  }
  const order: readonly Need[] = ['confirmed_contact', 'profile', 'verification', 'wagering']
  return order.filter((need) => needs[need])
}

async function assertKyc(database: Database, player: Player): Promise<void> {
  if (!isBlockedByKyc(player)) return
  const { document_number } = await readProfile(database, player.id)
  if (document_number === '')
    throw new ApiError('KycUserProfileException', 'The profile lacks the identity document', {
      document_number: 'required',
    })
  throw new ApiError('KycWithdrawalException', 'Withdrawals wait for the identity check', {
    verification: player.is_on_verification === 1 ? 'pending' : 'required',
  })
}

/** Rejects a player with unmet requirements. Each has its own error type. */
export async function assertMayWithdraw(database: Database, player: Player, at: number): Promise<void> {
  if (!(await hasConfirmedContact(database, player.id)))
    throw new ApiError('UserNeedConfirmContactException', 'A contact must be confirmed first', {
      contact: 'unconfirmed',
    })
  const missing = await missingFields(database, player)
  if (Object.keys(missing).length > 0)
    throw new ApiError('UserNeedProfileDataException', 'The profile must be completed first', missing)
  await assertKyc(database, player)
  const deposits = await countTransactions(database, {
    playerId: player.id,
    type: 'deposit',
    statuses: ['success'],
  })
  if (deposits === 0)
    throw new ApiError('UserNeedDepositException', 'The first withdrawal comes after the first deposit', {
      deposit: 'required',
    })
  if (await hasActiveBonus(database, player.id, at))
    throw new ApiError('WithdrawalDeclinedException', 'An active bonus must be wagered or removed first', {
      reason: 'wagering',
    })
}
