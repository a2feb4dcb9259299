import { ApiError } from '../../../schemas/api/errors.ts'
import { registerOperation, type OperationValues } from '../../renderer/actions.ts'
import { track } from '../tracking/index.ts'
import { leaveForPayment, type Exits } from './leave-for-payment.ts'
import { makeDeposit, type DepositAnswer, type DepositOrder } from './make-deposit.ts'

/** Method and amount come from the deposit panel, the requisites from the form document. */
export function readOrder({ method_id, amount, requisites: fields }: OperationValues): DepositOrder {
  if (typeof method_id !== 'number' || typeof amount !== 'string') {
    throw new ApiError('InvalidParameterException', 'a deposit needs a method and an amount')
  }
  const requisites = Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value === undefined || value === null
      ? []
      : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const],
  )
  return { methodId: method_id, amount, requisites: Object.fromEntries(requisites) }
}

/** The operation of the requisites' forms: starts the payment and goes where it goes on. */
export async function depositAndLeave(values: OperationValues, exits?: Exits): Promise<DepositAnswer> {
  const order = readOrder(values)
  const answer = await makeDeposit(order)
  track('make_deposit', { transaction: answer.transaction.id, ...answer.transaction.amount })
  leaveForPayment(answer, exits)
  return answer
}

registerOperation('cashier.makedeposit', (values) => depositAndLeave(values))
