import type { MoneyCallName } from '../../schemas/api/methods.ts'
import type { IdempotentRequest } from '../ledger/idempotency.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { playerOf, type CallScope } from './call-scope.ts'

/** The idempotency request that identifies a repeated money-moving call. */
export function moneyRequest(
  scope: CallScope,
  call: MoneyCallName,
  body: unknown,
  at: number,
): IdempotentRequest {
  return { owner: playerOwner(playerOf(scope).id), key: scope.idempotencyKey, call, body, at }
}
