import { inTransaction } from '../../server/contracts/database.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { freshLoginMs } from '../accounts/login/confirmation.ts'
import type { Player } from '../accounts/players.ts'
import { isCurrency, toMinorUnits } from '../ledger/currencies.ts'
import { balanceOf, postEntry, playerOwner } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { wallets, type Wallet } from '../ledger/wallets.ts'

/** Boolean player flags the console can set. */
export const playerFlags = [
  'is_verified',
  'is_on_verification',
  'is_kyc_block_enabled',
  'two_factor_auth',
  'is_banned',
  'is_deleted',
  'is_excluded_for_good',
] as const
export type PlayerFlag = (typeof playerFlags)[number]

const isWallet = (text: string): text is Wallet => wallets.some((wallet) => wallet === text)
const isPlayerFlag = (text: string): text is PlayerFlag => playerFlags.some((flag) => flag === text)

/** Rejects a console form field. */
export function failField(field: string, rule: string, message: string): never {
  throw new ApiError('InvalidParameterException', message, { [field]: rule })
}

/** At most 12 digits before the decimal point: well below what the API's numbers can represent. */
const amountPattern = /^\d{1,12}(?:\.\d+)?$/

/** Sets a balance in the player's currency; the difference is posted against the house account. */
export async function setBalance(
  { database, now, random }: SandboxContext,
  { id, currency }: Player,
  { wallet, amount }: { wallet: string; amount: string },
): Promise<void> {
  if (!isWallet(wallet)) failField('wallet', 'enum', 'There is no such wallet')
  const wanted = amountPattern.test(amount) ? toMinorUnits(amount, currency) : undefined
  if (wanted === undefined) failField('amount', 'pattern', `This is no amount of ${currency}`)
  const reference = `console:${random.token()}`
  const at = now()
  await inTransaction(database, async (trx) => {
    const account = { owner: playerOwner(id), wallet, currency }
    const missing = wanted - (await balanceOf(trx, account))
    if (missing === 0n) return
    await postEntry(trx, {
      reference,
      kind: 'grant',
      at,
      postings: [
        { ...account, amount: missing },
        { owner: 'house', wallet: 'main', currency, amount: -missing },
      ],
    })
  })
}

export async function setFlag(
  { database }: SandboxContext,
  { id }: Player,
  { flag, value }: { flag: string; value: string },
): Promise<void> {
  if (!isPlayerFlag(flag)) failField('flag', 'enum', 'There is no such flag')
  if (value !== '0' && value !== '1') failField('value', 'enum', 'A flag is 0 or 1')
  await database
    .updateTable('players')
    .set({ [flag]: value === '1' ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** Balances in the previous currency stay unchanged. */
export async function setCurrency(
  { database }: SandboxContext,
  { id }: Player,
  currency: string,
): Promise<void> {
  if (!isCurrency(currency)) failField('currency', 'unsupported', 'There is no such currency')
  await database.updateTable('players').set({ currency }).where('id', '=', id).execute()
}

/** Marks all contacts as confirmed or unconfirmed. */
export async function setContactsConfirmed(
  { database }: SandboxContext,
  { id }: Player,
  isConfirmed: boolean,
): Promise<void> {
  await database
    .updateTable('contacts')
    .set({ is_confirmed: isConfirmed ? 1 : 0 })
    .where('player_id', '=', id)
    .execute()
}

/** A registration counts as completed once it has a birth date. */
export async function setRegistrationCompleted(
  { database }: SandboxContext,
  { id, birth_date }: Player,
  isCompleted: boolean,
): Promise<void> {
  const birthDate = isCompleted ? (birth_date ?? '1990-01-15') : null
  await database.updateTable('players').set({ birth_date: birthDate }).where('id', '=', id).execute()
}

/** Ends every break and self-exclusion of the player. */
export async function endBreaks({ database }: SandboxContext, { id }: Player): Promise<void> {
  await database
    .updateTable('players')
    .set({ time_out_until: null, excluded_until: null, is_excluded_for_good: 0 })
    .where('id', '=', id)
    .execute()
}

/** What support does for a player who has lost both the authenticator app and the recovery codes. */
export async function removeApp({ database }: SandboxContext, { id }: Player): Promise<void> {
  await database.deleteFrom('authenticators').where('player_id', '=', id).execute()
}

export async function endSessions({ database }: SandboxContext, { id }: Player): Promise<void> {
  await database.deleteFrom('sessions').where('player_id', '=', id).execute()
}

/** The player's logins are no longer recent: changes need a confirmation. */
export async function outdateLogins({ database, now }: SandboxContext, { id }: Player): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ created_at: now() - freshLoginMs, confirmed_until: null })
    .where('player_id', '=', id)
    .execute()
}
