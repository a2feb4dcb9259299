import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login({ login: '998901234568', password: 'marra2026' })
})
afterEach(() => sandbox.close())

const form = { method_id: '1', amount: '500000', requisites: '{"card_number":"8600490277153308"}' }

interface Deposit {
  data: { url: string; transaction: { id: number; status: string; requisites: Record<string, string> } }
}

async function deposit(locale = 'uz', idempotencyKey = 'intent-1'): Promise<Deposit['data']> {
  const url = `/api/cashier/makedeposit?locale=${locale}`
  return (await sandbox.post(url, form, { session, idempotencyKey })).json<Deposit>().data
}

async function balance(): Promise<string> {
  const response = await sandbox.get('/api/account/getBalance', session)
  return response.json<{ data: { balance_main: { amount: string } } }>().data.balance_main.amount
}

async function statuses(): Promise<string[]> {
  const response = await sandbox.get('/api/cashier/gethistory', session)
  return response.json<{ data: { items: { status: string }[] } }>().data.items.map(({ status }) => status)
}

/** Entries and postings of a deposit, with the sum of all postings. */
async function ledger(transactionId: number) {
  const reference = `deposit:${transactionId}`
  const database = sandbox.openDatabase()
  const { rows } = await sql<{ entries: number; postings: number; sum: number }>`
    select
      (select count(*) from ledger_entries where reference = ${reference}) as entries,
      (select count(*) from ledger_postings join ledger_entries on ledger_entries.id = entry_id
        where reference = ${reference}) as postings,
      (select sum(amount) from ledger_postings) as sum
  `.execute(database)
  await database.destroy()
  return rows[0]
}

describe('a deposit', () => {
  test('requires an idempotency key', async () => {
    const response = await sandbox.post('/api/cashier/makedeposit', form, { session })
    expect(response.statusCode).toBe(400)
    expect(await statuses()).toEqual([])
  })

  test('is two postings once paid, and updates the balance', async () => {
    const { url, transaction } = await deposit()
    const answer = await sandbox.post(url, { decision: 'pay' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/cashier/paysuccess/${transaction.id}`)
    expect(await balance()).toBe('500000.00')
    expect(await statuses()).toEqual(['success'])
    expect(await ledger(transaction.id)).toEqual({ entries: 1, postings: 2, sum: 0 })
  })

  test('is paid once despite many concurrent clicks', async () => {
    const { url, transaction } = await deposit()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sandbox.post(url, { decision: 'pay' })),
    )
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set([`/cashier/paysuccess/${transaction.id}`]),
    )
    expect(await balance()).toBe('500000.00')
    expect(await ledger(transaction.id)).toEqual({ entries: 1, postings: 2, sum: 0 })
  })

  test('keeps the first decision, whatever is clicked afterwards', async () => {
    const { url, transaction } = await deposit()
    await sandbox.post(url, { decision: 'decline' })
    const late = await sandbox.post(url, { decision: 'pay' })
    expect(late.headers.location).toBe(`/cashier/payfail/${transaction.id}`)
    expect(await balance()).toBe('0.00')
    expect((await sandbox.get(url)).headers.location).toBe(`/cashier/payfail/${transaction.id}`)
  })

  test.each([
    ['decline', 'fail', '/ru/cashier/payfail/:id'],
    ['cancel', 'cancel', '/ru/cashier/paycancel'],
    ['pay', 'success', '/ru/cashier/paysuccess/:id'],
  ])('after %s is a %s and redirects to %s', async (decision, status, path) => {
    const { url, transaction } = await deposit('ru')
    const { headers } = await sandbox.post(url, { decision })
    expect(headers.location).toBe(path.replace(':id', String(transaction.id)))
    expect(await statuses()).toEqual([status])
  })
})

describe('the page of the payment provider', () => {
  test("shows amount and masked card in the player's language, under a policy without scripts", async () => {
    const { url } = await deposit('ru')
    const page = await sandbox.get(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('lang="ru-RU"')
    expect(page.body).toContain('500,000')
    expect(page.body).toContain('8600 **** **** 3308')
    expect(page.body).not.toContain('8600490277153308')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['cache-control']).toBe('no-store')
  })
})

test('the history of one player contains nothing of another', async () => {
  const { transaction } = await deposit()
  const other = await sandbox.login()
  const response = await sandbox.get('/api/cashier/gethistory?count=100', other)
  const { items } = response.json<{ data: { items: { id: number }[] } }>().data
  expect(items.length).toBeGreaterThan(0)
  expect(items.map(({ id }) => id)).not.toContain(transaction.id)
  expect((await sandbox.get(`/api/cashier/getdepositinfo?id=${transaction.id}`, other)).statusCode).toBe(422)
})
