import { inTransaction } from '../../server/contracts/database.ts'
import { findByLogin, type Player } from '../accounts/players.ts'
import { postEntry, holdOwner, playerOwner } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { TransactionTable } from '../tables/cashier.ts'
import { addTransaction, countTransactions } from './transactions.ts'
import type { DbTransaction } from '../tables/database.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

type Past = Pick<TransactionTable, 'type' | 'method' | 'display' | 'status' | 'fail_reason'> & {
  amount: bigint
  requisites: Record<string, string>
  /** When it was requested, in milliseconds before now. */
  before: number
}

const uzcard = { method: 'uzcard', requisites: { card_number: '8600********3308' } }
const humo = { method: 'humo', requisites: { card_number: '9860********7421' } }
const payme = { method: 'payme', requisites: { phone: '9989****4567' } }

const deposit = { type: 'deposit', display: 'redirect', fail_reason: null } as const
const withdrawal = { type: 'withdrawal', display: 'pending', fail_reason: null } as const

/** Deposits equal withdrawals plus holds, so that the account's balance stays unchanged. */
const history: readonly Past[] = [
  { ...deposit, ...uzcard, status: 'success', amount: 50_000_000n, before: 62 * day },
  {
    ...deposit,
    ...humo,
    status: 'fail',
    fail_reason: 'declined',
    amount: 30_000_000n,
    before: 58 * day + 3 * hour,
  },
  { ...deposit, ...humo, status: 'success', amount: 30_000_000n, before: 58 * day },
  { ...withdrawal, ...uzcard, status: 'success', amount: 45_000_000n, before: 51 * day },
  { ...deposit, ...payme, display: 'mobile', status: 'success', amount: 20_000_000n, before: 44 * day },
  { ...deposit, ...uzcard, status: 'cancel', amount: 100_000_000n, before: 40 * day },
  { ...withdrawal, ...humo, status: 'cancel', amount: 25_000_000n, before: 38 * day },
  { ...withdrawal, ...humo, status: 'success', amount: 30_000_000n, before: 36 * day },
  { ...withdrawal, ...uzcard, status: 'fail', fail_reason: 'declined', amount: 5_000_000n, before: 35 * day },
  { ...withdrawal, ...uzcard, status: 'pending', amount: 25_000_000n, before: 2 * hour },
]

/** Time between request and completion. */
const duration = 4 * 60 * 1000

async function addPast(
  trx: DbTransaction,
  { random }: SandboxContext,
  player: Player,
  past: Past,
  now: number,
) {
  const { before, requisites, ...rest } = past
  const { id: playerId, currency, locale } = player
  const at = now - before
  const endedAt = past.status === 'pending' ? at : at + duration
  const { id } = await addTransaction(trx, {
    ...rest,
    player_id: playerId,
    fee: 0n,
    currency,
    requisites: JSON.stringify(requisites),
    locale,
    token: random.token(),
    offer_id: -1,
    // The open one is never processed: it stays open until the player cancels it.
    settles_at: null,
    settles_as: null,
    created_at: at,
    updated_at: endedAt,
  })
  const main = { wallet: 'main', currency } as const
  const [own, held, provider] = [playerOwner(playerId), holdOwner(playerId), `provider:${past.method}`]
  const move = (
    kind: 'deposit' | 'withdrawal_hold' | 'withdrawal' | 'withdrawal_return',
    reference: string,
  ) => ({ kind, reference }) as const
  const steps = {
    deposit:
      past.status === 'success' ? [{ ...move('deposit', `deposit:${id}`), from: provider, to: own }] : [],
    withdrawal: [
      { ...move('withdrawal_hold', `withdrawal:${id}:held`), from: own, to: held },
      ...(past.status === 'success'
        ? [{ ...move('withdrawal', `withdrawal:${id}:paid`), from: held, to: provider }]
        : []),
      ...(past.status === 'fail' || past.status === 'cancel'
        ? [{ ...move('withdrawal_return', `withdrawal:${id}:returned`), from: held, to: own }]
        : []),
    ],
  }
  for (const { from, to, kind, reference } of steps[past.type])
    await postEntry(trx, {
      reference,
      kind,
      at: kind === 'withdrawal_hold' ? at : endedAt,
      postings: [
        { ...main, owner: from, amount: -past.amount },
        { ...main, owner: to, amount: past.amount },
      ],
    })
}

/** Login of the demo account with a payment history. */
const account = '998901234567'

/** Seeds the demo account's history, once: payments of each kind and status, and saved cards. */
export async function seedPayments(sandbox: SandboxContext): Promise<void> {
  const player = await findByLogin(sandbox.database, account)
  if (!player) return
  const now = sandbox.now()
  await inTransaction(sandbox.database, async (trx) => {
    if ((await countTransactions(trx, { playerId: player.id })) > 0) return
    for (const past of history) await addPast(trx, sandbox, player, past, now)
    await trx
      .insertInto('saved_requisites')
      .values(
        [
          { ...uzcard, status: 'ready' as const, before: 34 * day },
          { ...humo, status: 'on_verification' as const, before: 36 * day },
        ].map(({ method, requisites, status, before }) => ({
          player_id: player.id,
          method,
          fingerprint: `seed:${method}`,
          requisites: JSON.stringify(requisites),
          status,
          used_at: now - before,
          confirmed_at: now - before,
        })),
      )
      .execute()
  })
}
