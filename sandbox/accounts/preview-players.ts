import type { Updateable } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import type { PreviewPlayer } from '../../schemas/studio/preview.ts'
import { setBalance, setContactsConfirmed } from '../console/player-changes.ts'
import { defaultCurrency } from '../ledger/currencies.ts'
import { monthsAfter } from '../responsible/breaks.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { PlayerTable } from '../tables/accounts.ts'
import { hashPassword } from '../../server/contracts/credentials.ts'
import { levels } from '../loyalty/levels.ts'
import { saveMember } from '../loyalty/members.ts'
import { addPlayer, findByLogin, type Player } from './players.ts'
import { saveProfile } from './profiles.ts'
import { openSession, sessionTtlMs } from './login/sessions.ts'

interface State {
  /** Main wallet balance as a decimal string. */
  balance?: string
  hasConfirmed?: false
  /** In the loyalty program. */
  level?: number
  /** Account fields that differ from the default, given the current time. */
  account?: (at: number) => Updateable<PlayerTable>
}

const hour = 60 * 60 * 1000
const usualBalance = '1284500'

const states: Readonly<Record<PreviewPlayer, State>> = {
  player: {},
  empty: { balance: '0' },
  unfinished: { balance: '0', account: () => ({ birth_date: null }) },
  unconfirmed: { hasConfirmed: false },
  identity: { account: () => ({ is_kyc_block_enabled: 1 }) },
  checking: { account: () => ({ is_kyc_block_enabled: 1, is_on_verification: 1 }) },
  verified: { account: () => ({ is_verified: 1 }) },
  twoFactor: { account: () => ({ two_factor_auth: 1 }) },
  timeout: { account: (at) => ({ time_out_until: at + 24 * hour }) },
  excluded: { account: (at) => ({ excluded_until: monthsAfter(at, 6) }) },
  blocked: { account: () => ({ is_banned: 1 }) },
  loyal: { level: 6 },
}
const order: readonly string[] = Object.keys(states)

/** No operator assigns this prefix, so that nobody can register with such a number. */
const phoneOf = (name: PreviewPlayer) => `9980000000${String(order.indexOf(name) + 1).padStart(2, '0')}`

const ordinary = {
  birth_date: '1990-01-15',
  is_verified: 0,
  is_on_verification: 0,
  is_kyc_block_enabled: 0,
  two_factor_auth: 0,
  is_banned: 0,
  is_deleted: 0,
  is_excluded_for_good: 0,
  time_out_until: null,
  excluded_until: null,
} as const satisfies Updateable<PlayerTable>

async function findOrAdd(sandbox: SandboxContext, phone: string): Promise<Player> {
  const { database, random, passwordCost, now } = sandbox
  const known = await findByLogin(database, phone)
  if (known) return known
  const player = {
    phone,
    email: null,
    // Nobody knows this password, so nobody can log in with it.
    passwordHash: await hashPassword(random.token(), passwordCost),
    birthDate: ordinary.birth_date,
    currency: defaultCurrency,
    locale: 'uz' as const,
    promoCode: null,
  }
  try {
    return await addPlayer(database, player, now())
  } catch (error) {
    // A concurrent preview may have created the player.
    const made = await findByLogin(database, phone)
    if (made) return made
    throw error
  }
}

/**
 * Opens a session of the preview's player and returns its token. The player is created on first use and reset
 * each time, so that changes made in one preview do not reach the next.
 */
export async function openPreviewSession(sandbox: SandboxContext, name: PreviewPlayer): Promise<string> {
  const { database, now } = sandbox
  const { balance = usualBalance, hasConfirmed = true, account, level } = states[name]
  const player = await findOrAdd(sandbox, phoneOf(name))
  await database
    .updateTable('players')
    .set({ ...ordinary, ...account?.(now()) })
    .where('id', '=', player.id)
    .execute()
  await inTransaction(database, async (trx) => {
    await saveProfile(trx, player, { first_name: 'Dilshod', last_name: 'Karimov', sex: 1 })
    const reached = levels.find((one) => one.level === level)
    if (reached) await saveMember(trx, player.id, { experience: reached.minPoints }, now())
  })
  await setContactsConfirmed(sandbox, player, hasConfirmed)
  await setBalance(sandbox, player, { wallet: 'main', amount: balance })
  // Nobody knows the password of this player.
  return openSession(sandbox, player.id, { confirmedUntil: now() + sessionTtlMs })
}
