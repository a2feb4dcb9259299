import { toAmount } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { receiveCallback, signMessage, type ProviderMessage } from './callback.ts'
import { maskRequisites } from './requisites.ts'
import { readTransactions, type StoredTransaction } from './transactions.ts'

/** The payer's choice on the provider's page, and the status the provider reports for it. */
const decisions = { pay: 'success', decline: 'fail', cancel: 'cancel' } as const
export type Decision = keyof typeof decisions

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(decisions, value)
}

/** The deposit of a payment page. */
export async function findPayment(
  { database }: SandboxContext,
  token: string,
): Promise<StoredTransaction | undefined> {
  const [payment] = await readTransactions(database, { token, type: 'deposit' })
  return payment
}

/** A provider's callback about a payment, signed as its server would sign it. */
export async function signedMessage(
  sandbox: Pick<SandboxContext, 'database' | 'random'>,
  { id, amount, currency }: StoredTransaction,
  status: ProviderMessage['status'],
  event = sandbox.random.token(),
): Promise<Map<string, string>> {
  const message = { event, transaction: String(id), status, amount: toAmount(amount, currency), currency }
  return new Map([...Object.entries(message), ['signature', await signMessage(sandbox, message)]])
}

/** Stores the card of a payment, masked, and returns the payment with it. */
export async function takeCard(
  { database }: Pick<SandboxContext, 'database'>,
  payment: StoredTransaction,
  number: string,
): Promise<StoredTransaction> {
  const requisites = JSON.stringify(maskRequisites({ card_number: number }))
  await database.updateTable('transactions').set({ requisites }).where('id', '=', payment.id).execute()
  return { ...payment, requisites }
}

/**
 * Simulates the provider's callback after the payer's decision. Returns the payment's status, which is that
 * of the first decision.
 */
export async function decide(
  sandbox: SandboxContext,
  payment: StoredTransaction,
  decision: Decision,
): Promise<StoredTransaction['status']> {
  const answer = await receiveCallback(sandbox, await signedMessage(sandbox, payment, decisions[decision]))
  if (!answer.accepted) throw new Error(`the cashier refused payment ${payment.id}: ${answer.reason}`)
  return answer.status
}
