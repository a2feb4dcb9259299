import { isRecord } from '../../../schemas/is-record.ts'
import type { Page } from '@playwright/test'
import { Value } from 'typebox/value'
import {
  Transaction as TransactionContract,
  type Transaction,
} from '../../../schemas/api/entities/cashier.ts'

function itemsOf(body: unknown): unknown[] {
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  return Array.isArray(data['items']) ? data['items'] : []
}

/** Payments of the player, newest first, from the platform. */
export async function paymentsOf(page: Page, type: Transaction['type']): Promise<Transaction[]> {
  const answer = await page.request.get(`/api/cashier/gethistory?v=2.34&locale=uz&type=${type}&count=100`)
  return itemsOf(await answer.json()).map((item) => Value.Parse(TransactionContract, item))
}

/** Types a whole amount into the amount field. */
export async function typeAmount(page: Page, amount: string): Promise<void> {
  const field = page.locator('main input[inputmode=numeric]').first()
  await field.fill(amount)
}

/** The button that sends the payment. */
export function sendButton(page: Page) {
  return page.locator('main button[type=submit][form]')
}

/** Outcome of a browser's request to a money call. */
export type Fate = 'request lost' | 'answer lost' | 'slow'

/** Sets the outcome of the next request to a call. */
export async function befall(page: Page, call: string, fate: Fate): Promise<void> {
  await page.route(
    `**/api/${call}*`,
    async (route) => {
      if (fate === 'request lost') return route.abort('connectionfailed')
      if (fate === 'answer lost') {
        await route.fetch()
        return route.abort('connectionreset')
      }
      const response = await route.fetch()
      await new Promise((done) => setTimeout(done, 2500))
      // The page may be closed by now.
      return route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
}

/** Cancels the payments of a test, so that the maximum number of open payments is not reached. */
export async function cancelOpen(page: Page): Promise<void> {
  const open = (await paymentsOf(page, 'withdrawal')).filter(
    ({ can_cancel: canCancel, amount }) => canCancel && Number(amount.amount) < 100_000,
  )
  for (const { id } of open)
    await page.request.post('/api/cashier/cancelwithdrawal?v=2.34&locale=uz', {
      form: { id: String(id) },
      headers: { 'idempotency-key': `tidy-${id}` },
    })
}
