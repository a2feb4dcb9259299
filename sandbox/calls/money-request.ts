import type { MoneyCallName } from '../../schemas/api/methods.ts'
import type { IdempotentRequest } from '../ledger/idempotency.ts'
import { secretOf } from '../accounts/secrets.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { playerOf, type CallScope } from './call-scope.ts'

/**
 * The idempotency request that identifies a repeated money-moving call. Queries the database itself, so do not
 * call it in a transaction.
 */
export async function moneyRequest(
  scope: CallScope,
  call: MoneyCallName,
  body: unknown,
  at: number,
): Promise<IdempotentRequest> {
  const secret = await secretOf(scope.sandbox, 'requests')
  return { owner: playerOwner(playerOf(scope).id), key: scope.idempotencyKey, call, body, secret, at }
}
