import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../lib/api/client.ts'
import { createSubmitter } from '../intents/submitter.ts'

type Cancels = ReturnType<typeof createSubmitter<CallAnswer<'cashier.cancelwithdrawal'>>>

const submitters = new Map<EntityId, Cancels>()

/** Each withdrawal has its own submitter: a second click joins the first for the same one. */
export function cancelsOf(id: EntityId): Cancels {
  const known = submitters.get(id)
  if (known !== undefined) return known
  const made: Cancels = createSubmitter('cancel')
  submitters.set(id, made)
  return made
}

/** Cancels a pending withdrawal and returns its new state. */
export async function cancelWithdrawal({ id, method, amount }: Transaction): Promise<Transaction> {
  const submitted = await cancelsOf(id).submit(
    { kind: 'cancel', method, amount: amount.amount, transactionId: id },
    (options) => callApi('cashier.cancelwithdrawal', { id }, options),
  )
  return submitted.status === 'done' ? submitted.answer.transaction : submitted.transaction
}
