import { texts } from '../pages/texts.ts'
import { bonusKinds, isBonusKind } from '../rewards/bonus-kinds.ts'
import { readBonuses } from '../rewards/bonuses.ts'
import { fill, momentText, moneyText, type Source } from './source.ts'

/** The latest bonuses that can lead to a notification. */
const most = 50

/** Bonuses that the player can activate; they are no news any more once that is done or too late. */
export const bonuses: Source = async (database, { player, since, now }) => {
  const waiting = await readBonuses(
    database,
    { playerId: player.id, status: 'available' },
    { offset: 0, count: most },
  )
  return waiting.flatMap(({ id, kind, granted, currency, granted_at, expires_at, wagering_required }) => {
    if (granted_at < since || (expires_at !== null && expires_at <= now) || !isBonusKind(kind)) return []
    return [
      {
        id: `bonus:${id}`,
        kind: 'bonus' as const,
        at: granted_at,
        describe: (locale) => {
          const { bonus: say } = texts[locale].notifications
          const values = {
            name: bonusKinds[kind].texts[locale].name,
            amount: moneyText(granted, currency, locale),
            wagering: moneyText(wagering_required, currency, locale),
            until: momentText(expires_at ?? now),
          }
          return {
            title: fill(say.title, values),
            text: fill(expires_at === null ? say.text : say.textUntil, values),
            actions: [
              { label: say.activate, link: '/profile/bonuses' },
              { label: say.terms, link: '/bonus-terms' },
            ],
          }
        },
      },
    ]
  })
}
