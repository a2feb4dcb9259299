import type { WithdrawSettings } from '../../schemas/api/entities/cashier.ts'
import type { Player } from '../accounts/players.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf, holdOwner, playerOwner } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { payoutMethodsFor } from './methods.ts'
import { savedRequisites } from './saved-requisites.ts'
import { withdrawalNeeds } from './withdrawal-requirements.ts'
import { dayLeft, limitsIn } from './withdrawal-limits.ts'

/** The player's current withdrawal methods and limits. */
export async function withdrawSettings(
  { database }: SandboxContext,
  player: Player,
  at: number,
): Promise<WithdrawSettings> {
  const { id, currency } = player
  const money = (units: bigint) => ({ amount: toAmount(units, currency), currency })
  const balance = await balanceOf(database, { owner: playerOwner(id), wallet: 'main', currency })
  const held = await balanceOf(database, { owner: holdOwner(id), wallet: 'main', currency })
  const left = await dayLeft(database, player, at)
  const items = []
  for (const method of payoutMethodsFor(currency))
    items.push({ ...method, saved_requisites: await savedRequisites(database, id, method) })
  return {
    items,
    available: money(balance < left ? balance : left),
    held: money(held),
    day_limit: money(limitsIn(currency).day),
    day_left: money(left),
    needs: await withdrawalNeeds(database, player, at),
  }
}
