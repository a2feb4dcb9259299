import type { DemoAccount } from '../../platform/platform.ts'
import { defaultCurrency } from '../ledger/currencies.ts'
import { book, playerOwner } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { hashPassword } from './passwords.ts'
import { addPlayer, findByLogin } from './players.ts'

const password = 'marra2026'

const accounts = [
  { phone: '998901234567', note: 'with 1,284,500.00 UZS', balance: 128_450_000n, isBanned: false },
  { phone: '998901234568', note: 'with an empty balance', balance: 0n, isBanned: false },
  { phone: '998901234569', note: 'blocked', balance: 0n, isBanned: true },
] as const

export const demoAccounts: readonly DemoAccount[] = accounts.map(({ phone, note }) => ({
  login: phone,
  password,
  note,
}))

/** Makes the demo accounts that are not there yet. What players did with the others stays. */
export async function seedDemoAccounts(sandbox: SandboxContext): Promise<void> {
  const { database, now } = sandbox
  for (const { phone, balance, isBanned } of accounts) {
    if (await findByLogin(database, phone)) continue
    const player = await addPlayer(
      database,
      {
        phone,
        email: null,
        passwordHash: await hashPassword(password, sandbox.passwordCost),
        birthDate: '1990-01-15',
        currency: defaultCurrency,
        locale: 'uz',
        promoCode: null,
      },
      now(),
    )
    if (isBanned)
      await database.updateTable('players').set({ is_banned: 1 }).where('id', '=', player.id).execute()
    if (balance > 0n) {
      const posting = { purse: 'main', currency: defaultCurrency } as const
      await database.transaction().execute((booking) =>
        book(booking, {
          reference: `demo-account:${player.id}`,
          kind: 'grant',
          at: now(),
          postings: [
            { ...posting, owner: 'house', amount: -balance },
            { ...posting, owner: playerOwner(player.id), amount: balance },
          ],
        }),
      )
    }
  }
}
