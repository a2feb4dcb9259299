import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { callApi } from '../../../lib/api/client.ts'
import { writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import type { OperationValues } from '../../../renderer/actions.ts'
import { track } from '../../tracking/index.ts'
import { createSubmitter } from '../intents/submitter.ts'
import { idOf, requisitesOf } from '../order/operation-values.ts'

export const withdrawals = createSubmitter<CallAnswer<'cashier.makewithdrawal'>>('withdrawal')

/** Requests a withdrawal, once however often it is called until it ends. */
export async function makeWithdrawal(values: OperationValues): Promise<Transaction> {
  const { method, amount } = values
  const methodId = idOf(values, 'method_id')
  if (methodId === undefined || typeof method !== 'string' || typeof amount !== 'string') {
    throw new ApiError('InvalidParameterException', 'a withdrawal needs a method and an amount')
  }
  const savedId = idOf(values, 'saved_requisite_id')
  const bankId = idOf(values, 'bank_id')
  const params = {
    method_id: methodId,
    amount,
    requisites: requisitesOf(values),
    ...(savedId !== undefined && { saved_requisite_id: savedId }),
    ...(bankId !== undefined && { bank_id: bankId }),
  }
  const submitted = await withdrawals.submit(
    { kind: 'withdrawal', method, amount, transactionId: null },
    (options) => callApi('cashier.makewithdrawal', params, options),
  )
  const transaction = submitted.status === 'done' ? submitted.answer.transaction : submitted.transaction
  writeItem('local', storageKeys.lastWithdrawalMethod, method)
  track('make_withdrawal', { transaction: transaction.id, ...transaction.amount })
  return transaction
}
