import { accountingCurrency, convert, valueIn } from '../ledger/rates.ts'
import { characters } from './characters.ts'
import { givePoints, readMember, saveMember } from './members.ts'
import type { BetEffect } from '../bets/settled-bet.ts'

/** Own money staked per point, in minor units of the accounting currency. */
const stakePerPoint = valueIn(accountingCurrency, 10_000)
/** Points rate in percent for bets on the chosen character's games. */
const ownShare = 120n

/** Grants points for bets with own money; fractions of a point carry over to the next bet. */
export const gainPoints: BetEffect = async (trx, _sandbox, bet) => {
  const { player, stake, currency, gameType, wallet, at } = bet
  if (wallet !== 'main' || stake === 0n) return
  const member = await readMember(trx, player.id)
  const character = characters.find(({ id }) => id === member.character_id)
  const share = character?.gameTypes.includes(gameType) ? ownShare : 100n
  const weighted = member.unpaid_stake + (convert(stake, currency, accountingCurrency) * share) / 100n
  const points = Number(weighted / stakePerPoint)
  const unpaid = weighted % stakePerPoint
  if (points === 0) await saveMember(trx, player.id, { unpaid_stake: unpaid }, at)
  else await givePoints(trx, player.id, points, at, unpaid)
}
