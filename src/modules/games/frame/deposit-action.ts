import { urlOf } from '../../../../schemas/roles/role-table.ts'
import type { ActionOf } from '../../../renderer/actions.ts'

/** Opens the deposit, with the amount that the player lacks if it is known. */
export const depositAction = (amount: string | undefined): ActionOf<'navigate'> => ({
  type: 'navigate',
  to: urlOf('deposit'),
  ...(amount !== undefined && { query: { amount } }),
})
