import { inTransaction } from '../../server/contracts/database.ts'
import type { DemoAccount } from '../../server/contracts/platform.ts'
import { defaultCurrency } from '../ledger/currencies.ts'
import { postEntry, playerOwner } from '../ledger/ledger.ts'
import { monthsAfter } from '../responsible/breaks.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { hashPassword } from '../../server/contracts/credentials.ts'
import { noPassword } from './login/passwords.ts'
import { findByLogin, insertPlayer, type Player } from './players.ts'
import { saveProfile, type StoredProfile } from './profiles.ts'
import type { DbTransaction } from '../tables/database.ts'

const password = 'marra2026'

interface Account {
  phone: string
  note: string
  /** Minor units. */
  balance: bigint
  /** Account state that differs from the default. */
  state?: Partial<Pick<Player, 'is_banned' | 'is_verified' | 'is_kyc_block_enabled' | 'two_factor_auth'>>
  profile?: Partial<StoredProfile>
  excludedMonths?: number
}

const accounts: readonly Account[] = [
  {
    phone: '998901234567',
    note: 'with 1,284,500.00 UZS',
    balance: 128_450_000n,
    profile: { first_name: 'Dilshod', last_name: 'Karimov', sex: 1, home_town: 'Toshkent' },
  },
  { phone: '998901234568', note: 'with an empty balance', balance: 0n },
  { phone: '998901234569', note: 'blocked', balance: 0n, state: { is_banned: 1 } },
  {
    phone: '998901234570',
    note: 'with two-factor login; its codes are in /sandbox/outbox',
    balance: 45_000_000n,
    state: { two_factor_auth: 1, is_verified: 1 },
    profile: {
      first_name: 'Malika',
      last_name: 'Yusupova',
      sex: 2,
      document_number: 'AB4815162',
      home_town: 'Samarqand',
    },
  },
  {
    phone: '998901234571',
    note: 'whose withdrawals wait for the identity check',
    balance: 320_000_000n,
    state: { is_kyc_block_enabled: 1 },
    profile: { first_name: 'Rustam', last_name: 'Alimov', sex: 1, home_town: 'Buxoro' },
  },
  {
    phone: '998901234572',
    note: 'self-excluded for six months',
    balance: 9_000_000n,
    excludedMonths: 6,
    profile: { first_name: 'Nodira', last_name: 'Rahimova', sex: 2, home_town: 'Namangan' },
  },
]

export const demoAccounts: readonly DemoAccount[] = accounts.map(({ phone, note }) => ({
  login: phone,
  password,
  note,
}))

async function addAccount(trx: DbTransaction, account: Account, passwordHash: string, at: number) {
  const { phone, balance, state, profile, excludedMonths } = account
  const player = await insertPlayer(
    trx,
    {
      phone,
      email: null,
      isConfirmed: true,
      passwordHash,
      birthDate: '1990-01-15',
      currency: defaultCurrency,
      locale: 'uz',
      promoCode: null,
    },
    at,
  )
  const changes = {
    ...state,
    ...(excludedMonths !== undefined && { excluded_until: monthsAfter(at, excludedMonths) }),
  }
  if (Object.keys(changes).length > 0)
    await trx.updateTable('players').set(changes).where('id', '=', player.id).execute()
  if (profile) await saveProfile(trx, player, profile)
  if (balance === 0n) return
  const posting = { wallet: 'main', currency: defaultCurrency } as const
  await postEntry(trx, {
    reference: `demo-account:${player.id}`,
    kind: 'grant',
    at,
    postings: [
      { ...posting, owner: 'house', amount: -balance },
      { ...posting, owner: playerOwner(player.id), amount: balance },
    ],
  })
}

/**
 * Creates missing demo accounts. Their password is public, so that it works only for developers: elsewhere
 * nobody can log in to them.
 */
export async function seedDemoAccounts(sandbox: SandboxContext): Promise<void> {
  const { database, now, passwordCost, isForDevelopers } = sandbox
  for (const account of accounts) {
    const found = await findByLogin(database, account.phone)
    const isOpen = found !== undefined && found.password_hash !== noPassword
    if (found && isOpen === isForDevelopers) continue
    const passwordHash = isForDevelopers ? await hashPassword(password, passwordCost) : noPassword
    if (found)
      await database
        .updateTable('players')
        .set({ password_hash: passwordHash })
        .where('id', '=', found.id)
        .execute()
    else
      await inTransaction(database, async (trx) => {
        // Another server may have added it since.
        if (await findByLogin(trx, account.phone)) return
        await addAccount(trx, account, passwordHash, now())
      })
  }
}
