import { sportsbookType } from '../bets/sportsbook-type.ts'
import type { SettledWager, WagerEffect } from '../bets/bet-effects.ts'
import type { Booking } from '../ledger/ledger.ts'
import { bonusKinds } from './bonus-kinds.ts'
import { expireBonuses, finishActive } from './bonus-states.ts'
import { grantBonus, purseOfType, readBonuses, type StoredBonus } from './bonuses.ts'

/** Whether a bet moves the progress of a bonus on: large stakes and small odds do not. */
function counts(bonus: StoredBonus, { stake, odds = 0 }: SettledWager): boolean {
  if (bonus.max_bet > 0n && stake > bonus.max_bet) return false
  return odds >= bonus.min_odds
}

/** What free spins won is bonus money: it joins the active bonus, or makes one of its own. */
async function keepFreeWin(booking: Booking, wager: SettledWager): Promise<void> {
  const { player, win, currency, reference, at } = wager
  const required = win * BigInt(bonusKinds.freespin_wins.wager)
  const [active] = await readBonuses(booking, { playerId: player.id, type: 'casino', status: 'active' })
  if (active) {
    await booking
      .updateTable('bonuses')
      .set({ wager_required: active.wager_required + required })
      .where('id', '=', active.id)
      .execute()
    return
  }
  const grant = { playerId: player.id, kind: 'freespin_wins', currency, amount: win, reference, at } as const
  const id = await grantBonus(booking, grant)
  // The money is in the purse already.
  await booking
    .updateTable('bonuses')
    .set({ status: 'active', activated_at: at, expires_at: at + bonusKinds.freespin_wins.wagerTime })
    .where('id', '=', id)
    .execute()
}

/** Counts a bet towards the active bonus of its kind, which may end by it. */
export const countBonusWagering: WagerEffect = async (booking, _sandbox, wager) => {
  const { player, stake, win, purse, at } = wager
  if (purse === 'fun') return
  const type = wager.gameType === sportsbookType ? 'betting' : 'casino'
  await expireBonuses(booking, player.id, at)
  if (stake === 0n && win > 0n && purse === purseOfType.casino) return keepFreeWin(booking, wager)
  const [active] = await readBonuses(booking, { playerId: player.id, type, status: 'active' })
  if (!active) return
  const wagerDone = active.wager_done + (counts(active, wager) ? stake : 0n)
  const wager_done = wagerDone < active.wager_required ? wagerDone : active.wager_required
  if (wager_done !== active.wager_done)
    await booking.updateTable('bonuses').set({ wager_done }).where('id', '=', active.id).execute()
  await finishActive(booking, { ...active, wager_done }, at)
}
