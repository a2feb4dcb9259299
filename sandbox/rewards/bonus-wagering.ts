import { sportsbookType } from '../bets/sportsbook-type.ts'
import { bonusKinds } from './bonus-kinds.ts'
import { expireBonuses, finishActive } from './bonus-states.ts'
import { grantBonus, walletOfType, readBonuses, type StoredBonus } from './bonuses.ts'
import type { SettledBet, BetEffect } from '../bets/settled-bet.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Whether a bet counts towards wagering: large stakes and low odds do not. */
function counts(bonus: StoredBonus, { stake, odds = 0 }: SettledBet): boolean {
  if (bonus.max_bet > 0n && stake > bonus.max_bet) return false
  return odds >= bonus.min_odds
}

/** Wins from free spins are bonus money: they are added to the active bonus or become a new one. */
async function creditFreespinWin(trx: DbTransaction, bet: SettledBet): Promise<void> {
  const { player, win, currency, reference, at } = bet
  const required = win * BigInt(bonusKinds.freespin_wins.wagering)
  const [active] = await readBonuses(trx, { playerId: player.id, type: 'casino', status: 'active' })
  if (active) {
    await trx
      .updateTable('bonuses')
      .set({ wagering_required: active.wagering_required + required })
      .where('id', '=', active.id)
      .execute()
    return
  }
  const grant = { playerId: player.id, kind: 'freespin_wins', currency, amount: win, reference, at } as const
  const id = await grantBonus(trx, grant)
  // The money is already in the wallet.
  await trx
    .updateTable('bonuses')
    .set({ status: 'active', activated_at: at, expires_at: at + bonusKinds.freespin_wins.wageringTime })
    .where('id', '=', id)
    .execute()
}

/** Counts a bet towards the active bonus of its type, which may end the bonus. */
export const countBonusWagering: BetEffect = async (trx, _sandbox, bet) => {
  const { player, stake, win, wallet, at } = bet
  if (wallet === 'fun') return
  const type = bet.gameType === sportsbookType ? 'betting' : 'casino'
  await expireBonuses(trx, player.id, at)
  if (stake === 0n && win > 0n && wallet === walletOfType.casino) return creditFreespinWin(trx, bet)
  const [active] = await readBonuses(trx, { playerId: player.id, type, status: 'active' })
  if (!active) return
  const wageringDone = active.wagering_done + (counts(active, bet) ? stake : 0n)
  const wagering_done = wageringDone < active.wagering_required ? wageringDone : active.wagering_required
  if (wagering_done !== active.wagering_done)
    await trx.updateTable('bonuses').set({ wagering_done }).where('id', '=', active.id).execute()
  await finishActive(trx, { ...active, wagering_done }, at)
}
