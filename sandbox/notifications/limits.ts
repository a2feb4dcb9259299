import type { Locale } from '../locale.ts'
import { texts } from '../pages/texts.ts'
import { readChangedLimits, type ChangedLimit } from '../responsible/limits.ts'
import { fill, momentText, moneyText, type NotificationTexts, type Source } from './source.ts'

function change({ kind, period, bound, currency, next }: ChangedLimit, locale: Locale): NotificationTexts {
  const { limit: say } = texts[locale].notifications
  const show = (value: bigint, inCurrency: string) =>
    kind === 'session' ? fill(say.minutes, { count: value.toString() }) : moneyText(value, inCurrency, locale)
  const name = say.names[kind][period]
  const actions = [{ label: say.action, link: '/profile/responsible-game' }]
  if (next !== null) {
    const at = momentText(next.at)
    const text =
      next.bound === null
        ? fill(say.ends, { name, at })
        : fill(say.rises, { name, at, amount: show(next.bound, next.currency) })
    return { title: say.planned, text, actions }
  }
  if (bound === null) return { title: say.removed, text: name, actions }
  return { title: say.changed, text: fill(say.text, { name, amount: show(bound, currency) }), actions }
}

/** The player's own limits that were set, changed or removed. */
export const limits: Source = async (database, { player, since, now }) => {
  const changed = await readChangedLimits(database, player.id, { since, at: now })
  return changed.map((limit) => ({
    id: `limit:${limit.kind}:${limit.period}:${limit.changedAt}`,
    kind: 'account',
    at: limit.changedAt,
    describe: (locale) => change(limit, locale),
  }))
}
