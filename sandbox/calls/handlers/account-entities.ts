import type { AccountInfo, Balance } from '../../../schemas/api/entities/account.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { Locale } from '../../locale.ts'
import { readContacts } from '../../accounts/contacts/contacts.ts'
import { localeOf, type Player } from '../../accounts/players.ts'
import { ownName } from '../../accounts/profiles.ts'
import { isOnBreak } from '../../accounts/restrictions.ts'
import { defaultCurrency, toAmount } from '../../ledger/currencies.ts'
import { balancesOf, playerOwner } from '../../ledger/ledger.ts'
import { levelOfPlayer } from '../../loyalty/members.ts'
import type { Database } from '../../tables/database.ts'

export async function balanceEntity(database: Database, player: Player): Promise<Balance> {
  const { currency } = player
  const balances = await balancesOf(database, playerOwner(player.id), currency)
  const money = (minorUnits: bigint): Money => ({ amount: toAmount(minorUnits, currency), currency })
  return {
    balance_main: money(balances.main),
    balance_bonus: money(balances.bonus),
    balance_betting_bonus: money(balances.betting_bonus),
    balance_fun: money(balances.fun),
  }
}

const day = 24 * 60 * 60 * 1000
/** Loyalty level from which on a player has the tag `vip`. */
const vipLevel = 5

/** Tags that an operator might give: to frequent players, and in the first week. */
async function tagsOf(
  database: Database,
  { id, created_at: created }: Player,
  at: number,
): Promise<string[]> {
  const { level } = await levelOfPlayer(database, id)
  return [...(level >= vipLevel ? ['vip'] : []), ...(at - created < 7 * day ? ['new'] : [])]
}

export async function accountEntity(database: Database, player: Player, at: number): Promise<AccountInfo> {
  const contacts = await readContacts(database, player)
  return {
    uid: player.id,
    reg_time: Math.floor(player.created_at / 1000),
    login: player.phone ?? player.email ?? '',
    fakename: player.fakename,
    own_name: await ownName(database, player.id),
    is_subscribed: contacts.some(({ is_subscribed }) => is_subscribed === 1),
    ...(await balanceEntity(database, player)),
    is_on_verification: player.is_on_verification === 1,
    is_verified: player.is_verified === 1,
    is_kyc_block_enabled: player.is_kyc_block_enabled === 1,
    is_registration_completed: player.birth_date !== null && contacts.length > 0,
    country_code: player.country_code,
    locale: localeOf(player),
    two_factor_auth: player.two_factor_auth === 1,
    tags: await tagsOf(database, player, at),
    is_on_break: isOnBreak(player, at),
  }
}

/** account.getInfo for a guest. */
export function guestEntity(locale: Locale): AccountInfo {
  const nothing: Money = { amount: toAmount(0n, defaultCurrency), currency: defaultCurrency }
  return {
    uid: 0,
    reg_time: 0,
    login: '',
    fakename: '',
    is_subscribed: false,
    balance_main: nothing,
    balance_bonus: nothing,
    balance_betting_bonus: nothing,
    balance_fun: nothing,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    country_code: '',
    locale,
    two_factor_auth: false,
  }
}
