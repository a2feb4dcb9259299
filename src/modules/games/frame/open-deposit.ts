import { openRole } from '../../../../schemas/roles/role-table.ts'
import { missingAmount } from '../../../lib/data/missing-amount.ts'
import { runAction } from '../../../renderer/actions.ts'

/** Opens the deposit over the game, with the amount that the player lacks if it is known. */
export function openDeposit(amount: string | undefined): void {
  missingAmount.set(amount)
  runAction(openRole('deposit'))
}
