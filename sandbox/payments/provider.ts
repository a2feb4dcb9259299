import { toAmount } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { receiveCallback, signMessage, type ProviderMessage } from './callback.ts'
import { readTransactions, type StoredTransaction } from './transactions.ts'

/** What the payer chose on the provider's page, and what the provider then reports. */
const decisions = { pay: 'success', decline: 'fail', cancel: 'cancel' } as const
export type Decision = keyof typeof decisions

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(decisions, value)
}

/** The deposit that a payment page was made for. */
export async function findPayment(
  { database }: SandboxContext,
  token: string,
): Promise<StoredTransaction | undefined> {
  const [payment] = await readTransactions(database, { token, type: 'deposit' })
  return payment
}

/** A provider's message about a payment, signed as its server would. */
export async function signedMessage(
  sandbox: Pick<SandboxContext, 'database' | 'random'>,
  { id, amount, currency }: StoredTransaction,
  status: ProviderMessage['status'],
  event = sandbox.random.token(),
): Promise<Map<string, string>> {
  const message = { event, transaction: String(id), status, amount: toAmount(amount, currency), currency }
  return new Map([...Object.entries(message), ['signature', await signMessage(sandbox, message)]])
}

/**
 * The provider's server has heard the payer and calls the cashier back. Answers how the payment stands
 * now, which is how it ended first, whatever was decided afterwards.
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
