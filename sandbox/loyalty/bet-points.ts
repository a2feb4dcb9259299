import { valueIn } from '../rewards/values.ts'
import { characters } from './characters.ts'
import { givePoints, readMember, saveMember } from './members.ts'
import type { BetEffect } from '../bets/settled-bet.ts'

/** Soum staked per point. */
const stakePerPoint = 10_000
/** Points rate in percent for bets on the chosen character's games. */
const ownShare = 120n

/** Grants points for bets with own money; fractions of a point carry over to the next bet. */
export const gainPoints: BetEffect = async (trx, _sandbox, bet) => {
  const { player, stake, currency, gameType, wallet, at } = bet
  if (wallet !== 'main' || stake === 0n) return
  const member = await readMember(trx, player.id)
  const character = characters.find(({ id }) => id === member.character_id)
  const share = character?.gameTypes.includes(gameType) ? ownShare : 100n
  const unit = valueIn(currency, stakePerPoint)
  const weighted = member.unpaid_stake + (stake * share) / 100n
  const points = Number(weighted / unit)
  const unpaid = weighted % unit
  if (points === 0) await saveMember(trx, player.id, { unpaid_stake: unpaid }, at)
  else await givePoints(trx, player.id, points, at, unpaid)
}
