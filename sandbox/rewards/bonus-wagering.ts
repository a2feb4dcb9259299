import { sportsbookType } from '../bets/sportsbook-type.ts'
import { playerOwner, postEntry } from '../ledger/ledger.ts'
import { convert } from '../ledger/rates.ts'
import { bonusKinds } from './bonus-kinds.ts'
import { expireBonuses, finishActive } from './bonus-states.ts'
import { grantBonus, walletOfType, readBonuses, type StoredBonus } from './bonuses.ts'
import type { SettledBet, BetEffect, RefundEffect } from '../bets/settled-bet.ts'
import type { DbTransaction } from '../tables/database.ts'

/** What a bet counts towards wagering, in the bonus's currency: large stakes and low odds count nothing. */
function countedStake(bonus: StoredBonus, { stake, currency, odds = 0 }: SettledBet): bigint {
  const value = convert(stake, currency, bonus.currency)
  if (bonus.max_bet > 0n && value > bonus.max_bet) return 0n
  return odds >= bonus.min_odds ? value : 0n
}

/** Exchanges a win that a bonus in another currency takes over, so that it ends with that bonus. */
async function exchange(trx: DbTransaction, bet: SettledBet, currency: string): Promise<bigint> {
  const win = convert(bet.win, bet.currency, currency)
  if (bet.currency === currency) return win
  const owner = playerOwner(bet.player.id)
  await postEntry(trx, {
    reference: `${bet.reference}:exchange`,
    kind: 'bonus',
    at: bet.at,
    postings: [
      { owner, wallet: bet.wallet, currency: bet.currency, amount: -bet.win },
      { owner: 'house', wallet: 'main', currency: bet.currency, amount: bet.win },
      { owner: 'house', wallet: 'main', currency, amount: -win },
      { owner, wallet: bet.wallet, currency, amount: win },
    ],
  })
  return win
}

/** Wins from free spins are bonus money: they are added to the active bonus or become a new one. */
async function creditFreespinWin(trx: DbTransaction, bet: SettledBet): Promise<void> {
  const { player, win, currency, reference, at } = bet
  const wagering = BigInt(bonusKinds.freespin_wins.wagering)
  const [active] = await readBonuses(trx, { playerId: player.id, type: 'casino', status: 'active' })
  if (active) {
    const added = await exchange(trx, bet, active.currency)
    await trx
      .updateTable('bonuses')
      .set({ wagering_required: active.wagering_required + added * wagering })
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

const typeOf = (gameType: string) => (gameType === sportsbookType ? 'betting' : 'casino')

/** Counts a bet towards the active bonus of its type, which may end the bonus. */
export const countBonusWagering: BetEffect = async (trx, _sandbox, bet) => {
  const { player, stake, win, wallet, at } = bet
  if (wallet === 'fun') return
  const type = typeOf(bet.gameType)
  await expireBonuses(trx, player.id, at)
  if (stake === 0n && win > 0n && wallet === walletOfType.casino) return creditFreespinWin(trx, bet)
  const [active] = await readBonuses(trx, { playerId: player.id, type, status: 'active' })
  if (!active) return
  const wageringDone = active.wagering_done + countedStake(active, bet)
  const wagering_done = wageringDone < active.wagering_required ? wageringDone : active.wagering_required
  if (wagering_done !== active.wagering_done)
    await trx.updateTable('bonuses').set({ wagering_done }).where('id', '=', active.id).execute()
  await finishActive(trx, { ...active, wagering_done }, at)
}

/** Ends a bonus that only waited for a bet that is refunded; the bet counts nothing towards it. */
export const endBonusAfterRefund: RefundEffect = async (trx, { playerId, gameType, at }) => {
  await expireBonuses(trx, playerId, at)
  const [active] = await readBonuses(trx, { playerId, type: typeOf(gameType), status: 'active' })
  if (active) await finishActive(trx, active, at)
}
