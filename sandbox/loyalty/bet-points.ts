import { valueIn } from '../rewards/values.ts'
import { characters } from './characters.ts'
import { givePoints, readMember, saveMember } from './members.ts'
import type { BetEffect } from '../bets/settled-bet.ts'

/** Soum staked that make a point. */
const stakePerPoint = 10_000
/** Percent of the points that bets on a character's own games make. */
const ownShare = 120n

/** Gives points for bets of own money; what does not make a whole point is kept for the next bet. */
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
