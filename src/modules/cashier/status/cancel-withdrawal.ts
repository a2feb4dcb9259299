import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../lib/api/client.ts'
import { createSubmitter } from '../intents/submitter.ts'

type Cancels = ReturnType<typeof createSubmitter<CallAnswer<'cashier.cancelwithdrawal'>>>

const submitters = new Map<number, Cancels>()

/** Each withdrawal is cancelled for itself: a second click joins the first of the same. */
export function cancelsOf(id: number): Cancels {
  const known = submitters.get(id)
  if (known !== undefined) return known
  const made: Cancels = createSubmitter('cancel')
  submitters.set(id, made)
  return made
}

/** Gives an open withdrawal up; answers how it stands then. */
export async function cancelWithdrawal({ id, method, amount }: Transaction): Promise<Transaction> {
  const submitted = await cancelsOf(id).submit(
    { kind: 'cancel', method, amount: amount.amount, transactionId: id },
    (idempotencyKey) => callApi('cashier.cancelwithdrawal', { id }, { idempotencyKey }),
  )
  return submitted.status === 'done' ? submitted.answer.transaction : submitted.transaction
}
