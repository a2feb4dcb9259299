import { sql } from 'kysely'
import { playReminderKey } from '../../schemas/api/notification-kinds.ts'
import type { Locale } from '../../schemas/locale.ts'
import { sumIn } from '../ledger/rates.ts'
import { texts } from '../pages/texts.ts'
import type { Database } from '../tables/database.ts'
import { fill, moneyText, type Source } from './source.ts'

const minute = 60 * 1000
const usualInterval = 60

/** Minutes between two reminders, as chosen by the player. */
async function intervalOf(database: Database, playerId: number): Promise<number> {
  const stored = await database
    .selectFrom('storage_items')
    .select('value')
    .where('player_id', '=', playerId)
    .where('key', '=', playReminderKey)
    .executeTakeFirst()
  const minutes = Number(stored?.value)
  return Number.isInteger(minutes) && minutes >= 5 ? minutes : usualInterval
}

/** Result of the player's own bets in a period, in minor units of the currency. */
async function netIn(
  database: Database,
  { id, currency }: { id: number; currency: string },
  from: number,
  to: number,
): Promise<bigint> {
  const sums = await database
    .selectFrom('bets')
    .select(['currency', sql<string>`cast(sum(win - stake) as text)`.as('total')])
    .where('player_id', '=', id)
    .where('wallet', '=', 'main')
    .where('status', '<>', 'refunded')
    .where('placed_at', '>=', from)
    .where('placed_at', '<=', to)
    .groupBy('currency')
    .execute()
  return sumIn(sums, currency)
}

/** Each full interval of play without an interruption, with its result and the way to a break. */
export const play: Source = async (database, { player, since }) => {
  const spans = await database
    .selectFrom('play_spans')
    .select(['id', 'started_at', 'ended_at'])
    .where('player_id', '=', player.id)
    .where('ended_at', '>=', since)
    .execute()
  const minutes = await intervalOf(database, player.id)
  return spans
    .flatMap(({ id, started_at, ended_at }) => {
      const full = Math.floor((ended_at - started_at) / (minutes * minute))
      return Array.from({ length: full }, (_, index) => {
        const played = (index + 1) * minutes
        const at = started_at + played * minute
        return {
          id: `play:${id}:${played}`,
          kind: 'account' as const,
          at,
          describe: async (locale: Locale) => {
            const { play: say } = texts[locale].notifications
            const net = await netIn(database, player, started_at, at)
            const sign = net < 0n ? '\u2212' : net > 0n ? '+' : ''
            const amount = sign + moneyText(net < 0n ? -net : net, player.currency, locale)
            const count = played % 60 === 0 ? played / 60 : played
            const unit = played % 60 === 0 ? say.hours : say.minutes
            return {
              title: fill(say.title, { time: fill(unit, { count: String(count) }) }),
              text: fill(say.text, { amount }),
              actions: [
                { label: say.break, link: '/profile/responsible-game' },
                { label: say.history, link: '/profile/bets/history' },
              ],
            }
          },
        }
      })
    })
    .filter(({ at }) => at >= since)
}
