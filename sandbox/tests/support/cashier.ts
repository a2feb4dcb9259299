import { sql } from 'kysely'
import { expect } from 'vitest'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import type { Database } from '../../tables/database.ts'
import { saveProfile } from '../../accounts/profiles.ts'
import { inTransaction } from '../../../server/contracts/database.ts'

/** A player without money and data. */
export const emptyLogin = { login: '998901234568', password: 'marra2026' }

export const uzcardNumber = '8600490277153308'

export interface Payment {
  id: number
  status: string
  type: string
  method: string
  can_cancel: boolean
  amount: { amount: string; currency: string }
  requisites: Record<string, string>
}

/** The answer or the error of a call. */
export interface Answer {
  data?: { transaction: Payment; display: string; url: string | null }
  error?: { type: string; error_data: Record<string, unknown> }
}

/** The parts of a `cashier.getwithdrawsettings` answer that tests read. */
export interface WithdrawSettings {
  available: { amount: string }
  held: { amount: string }
  day_left: { amount: string }
  needs: string[]
  items: { id: number; sysname: string; saved_requisites: { id: number; masked: string; status: string }[] }[]
}

/** Changes the player's data as the console would. */
export async function prepare(sandbox: TestSandbox, work: (database: Database) => Promise<unknown>) {
  const database = sandbox.openDatabase()
  try {
    await work(database)
  } finally {
    await database.destroy()
  }
}

const phone = emptyLogin.login

/** Contact confirmed, profile complete, identity verified: nothing prevents a withdrawal. */
export async function makeReady(sandbox: TestSandbox): Promise<void> {
  await prepare(sandbox, async (database) => {
    const { id } = await database
      .selectFrom('players')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    await database.updateTable('players').set({ is_verified: 1 }).where('id', '=', id).execute()
    await database.updateTable('contacts').set({ is_confirmed: 1 }).where('player_id', '=', id).execute()
    const profile = { first_name: 'Dilnoza', last_name: 'Karimova', sex: 2, document_number: 'AB1234567' }
    await inTransaction(database, (trx) => saveProfile(trx, { id }, profile))
  })
}

/**
 * Sum of all postings, accounts whose stored balance differs from the sum of their postings, and overdrawn
 * accounts.
 */
export async function audit(
  sandbox: TestSandbox,
): Promise<{ sum: string; drifting: number; overdrawn: number }> {
  const database = sandbox.openDatabase()
  const { rows } = await sql<{ sum: string; drifting: number; overdrawn: number }>`
    select
      (select cast(sum(amount) as text) from ledger_postings) as sum,
      (select count(*) from ledger_accounts where may_overdraw = 0 and balance <>
        (select coalesce(sum(amount), 0) from ledger_postings where account_id = ledger_accounts.id)) as drifting,
      (select count(*) from ledger_accounts where balance < 0 and may_overdraw = 0) as overdrawn
  `.execute(database)
  await database.destroy()
  const [row] = rows
  if (!row) throw new Error('the ledger does not answer')
  return row
}

export const sound = { sum: '0', drifting: 0, overdrawn: 0 }

/** Cashier calls of one session. */
export function cashierOf(sandbox: TestSandbox, session: string, keyPrefix = 'key') {
  let keys = 0
  const nextKey = () => `${keyPrefix}-${(keys += 1)}`
  const pay = async (path: string, form: Record<string, string>, idempotencyKey = nextKey()) =>
    (await sandbox.post(`/api/cashier/${path}`, form, { session, idempotencyKey })).json<Answer>()
  const read = async <Data>(path: string) =>
    (await sandbox.get(`/api/cashier/${path}`, session)).json<{ data: Data }>().data
  const withCard = (card: string) => JSON.stringify({ card_number: card })
  return {
    pay,
    read,
    deposit: (amount: string, { method = '1', card = uzcardNumber, key = nextKey() } = {}) =>
      pay('makedeposit', { method_id: method, amount, requisites: withCard(card) }, key),
    withdraw: (amount: string, { method = '101', card = uzcardNumber, key = nextKey() } = {}) =>
      pay('makewithdrawal', { method_id: method, amount, requisites: withCard(card) }, key),
    cancel: (id: number, key = nextKey()) => pay('cancelwithdrawal', { id: String(id) }, key),
    history: async (query = '') =>
      (await read<{ items: Payment[]; total: number }>(`gethistory?count=100${query}`)).items,
    balance: async () =>
      (await sandbox.get('/api/account/getBalance', session)).json<{
        data: { balance_main: { amount: string } }
      }>().data.balance_main.amount,
  }
}

export type Cashier = ReturnType<typeof cashierOf>

/** A separate sandbox, and the cashier of a player without money. */
export async function openCashier(): Promise<{ sandbox: TestSandbox; session: string; cashier: Cashier }> {
  const sandbox = await startTestSandbox({ framesOrigin: 'http://frames.example' })
  const session = await sandbox.login(emptyLogin)
  return { sandbox, session, cashier: cashierOf(sandbox, session) }
}

/** Ends a test: the ledger must balance, and nothing may have failed. */
export async function closeSoundly(sandbox: TestSandbox): Promise<void> {
  expect(await audit(sandbox)).toEqual(sound)
  expect(sandbox.errors).toEqual([])
  await sandbox.close()
}

/** Deposits and confirms on the provider's page. */
export async function payIn(sandbox: TestSandbox, cashier: Cashier, amount: string) {
  const { data } = await cashier.deposit(amount)
  if (!data?.url) throw new Error('no payment page')
  await sandbox.post(data.url, { decision: 'pay' })
  return data.transaction
}
