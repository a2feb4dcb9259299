import type { BettingBonus, Bonus } from '../../schemas/api/entities/rewards.ts'
import type { Locale } from '../locale.ts'
import { toTimestampOrNull } from '../timestamp.ts'
import { bonusKinds, isBonusKind } from './bonus-kinds.ts'
import { hasOpenBets, moneyLeft, readBonuses, type StoredBonus } from './bonuses.ts'
import { money } from './values.ts'
import type { Database } from '../tables/database.ts'

/** Fields that both bonus types share. */
async function commonOf(database: Database, bonus: StoredBonus, locale: Locale) {
  const { id, player_id, type, kind, status, currency } = bonus
  if (!isBonusKind(kind)) throw new RangeError(`unknown kind of bonus: ${kind}`)
  const left = await moneyLeft(database, bonus)
  const isBusy = status === 'active' && (await hasOpenBets(database, bonus))
  const waits = status === 'available' || status === 'paused'
  const [active] = waits ? await readBonuses(database, { playerId: player_id, type, status: 'active' }) : []
  return {
    isBusy,
    entity: {
      id,
      status,
      amount: money(left, currency),
      granted: money(bonus.granted, currency),
      wager_required: money(bonus.wagering_required, currency),
      wager_done: money(bonus.wagering_done, currency),
      activated_at: toTimestampOrNull(bonus.activated_at),
      expires_at: toTimestampOrNull(bonus.expires_at),
      forfeit: money(left, currency),
      can_activate: waits && active === undefined,
      can_remove: bonus.ended_at === null && !isBusy,
      description: bonusKinds[kind].texts[locale],
    },
  }
}

export async function casinoBonusEntity(
  database: Database,
  bonus: StoredBonus,
  locale: Locale,
): Promise<Bonus> {
  const { entity, isBusy } = await commonOf(database, bonus, locale)
  return {
    ...entity,
    type: 'casino',
    can_deactivate: bonus.status === 'active' && !isBusy,
    max_bet: bonus.max_bet === 0n ? null : money(bonus.max_bet, bonus.currency),
  }
}

export async function bettingBonusEntity(
  database: Database,
  bonus: StoredBonus,
  locale: Locale,
): Promise<BettingBonus> {
  const { entity } = await commonOf(database, bonus, locale)
  return { ...entity, type: 'betting', min_odds: (bonus.min_odds / 100).toFixed(2) }
}
