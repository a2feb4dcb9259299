import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { inTransaction } from '../../server/contracts/database.ts'
import { secretOf } from '../accounts/secrets.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { PaymentStatus } from '../tables/cashier.ts'
import { settleWithin, type Ending } from './settle.ts'
import { readTransactions } from './transactions.ts'

/** A provider's callback about a payment. All fields are text, as in a form. */
export const ProviderMessage = Type.Object({
  event: Type.String({ minLength: 1, maxLength: 100, description: 'Number of the message' }),
  transaction: Type.String({ pattern: '^[1-9]\\d{0,8}$', description: 'Number of the transaction' }),
  status: Type.Enum(['processing', 'success', 'fail', 'cancel'], { description: 'How it stands' }),
  amount: Type.String({ pattern: '^\\d+(\\.\\d+)?$', description: 'Decimal string' }),
  currency: Type.String({ description: 'Code' }),
})
export type ProviderMessage = Static<typeof ProviderMessage>

const messageFields = ['event', 'transaction', 'status', 'amount', 'currency'] as const

/** HMAC-SHA-256 over the fields in order, each prefixed with its length. */
export async function signMessage(
  sandbox: Pick<SandboxContext, 'database'>,
  message: ProviderMessage,
): Promise<string> {
  const hmac = createHmac('sha256', await secretOf(sandbox, 'payment-provider'))
  for (const field of messageFields) hmac.update(`${message[field].length}:${message[field]};`)
  return hmac.digest('hex')
}

function isSame(signature: string, expected: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(expected)]
  return given.length === right.length && timingSafeEqual(given, right)
}

export type CallbackAnswer =
  | { accepted: true; status: PaymentStatus }
  | { accepted: false; reason: 'malformed' | 'signature' | 'unknown' | 'amount' }

const endings: Readonly<Record<'success' | 'fail' | 'cancel', Ending>> = {
  success: { status: 'success' },
  fail: { status: 'fail', reason: 'declined' },
  cancel: { status: 'cancel' },
}

function messageOf(fields: ReadonlyMap<string, string>): ProviderMessage | undefined {
  const message: unknown = Object.fromEntries(messageFields.map((name) => [name, fields.get(name)]))
  return Value.Check(ProviderMessage, message) ? message : undefined
}

/**
 * Processes a provider's signed callback. Repeated, late and out-of-order messages have no effect once the
 * payment has ended, but are accepted, because providers repeat a message until it is.
 */
export async function receiveCallback(
  sandbox: SandboxContext,
  fields: ReadonlyMap<string, string>,
): Promise<CallbackAnswer> {
  const message = messageOf(fields)
  if (!message) return { accepted: false, reason: 'malformed' }
  if (!isSame(fields.get('signature') ?? '', await signMessage(sandbox, message)))
    return { accepted: false, reason: 'signature' }
  const at = sandbox.now()
  const { event, status } = message
  return inTransaction(sandbox.database, async (trx): Promise<CallbackAnswer> => {
    const [payment] = await readTransactions(trx, { id: Number(message.transaction) })
    if (!payment) return { accepted: false, reason: 'unknown' }
    const { id, amount, currency } = payment
    if (message.currency !== currency || toMinorUnits(message.amount, currency) !== amount)
      return { accepted: false, reason: 'amount' }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('provider_callbacks')
      .values({ event, transaction_id: id, status, effect: 'ignored', at })
      .onConflict((conflict) => conflict.column('event').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n || status === 'processing')
      return { accepted: true, status: payment.status }
    const settled = await settleWithin(trx, sandbox, payment, endings[status], at)
    if (settled.isSettledNow)
      await trx
        .updateTable('provider_callbacks')
        .set({ effect: 'settled' })
        .where('event', '=', event)
        .execute()
    return { accepted: true, status: settled.status }
  })
}
