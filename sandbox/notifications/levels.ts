import { isReason, noticeTexts } from '../loyalty/notifications.ts'
import { texts } from '../pages/texts.ts'
import type { Source } from './source.ts'

/** Reached levels of the loyalty program: news that a player may have missed stays in the list. */
export const levels: Source = async (database, { player, since }) => {
  const reached = await database
    .selectFrom('loyalty_notifications')
    .select(['id', 'reason', 'subject_id', 'at'])
    .where('player_id', '=', player.id)
    .where('reason', '=', 'level')
    .where('at', '>=', since)
    .execute()
  return reached.flatMap(({ id, reason, subject_id, at }) =>
    isReason(reason)
      ? {
          id: `level:${id}`,
          kind: 'bonus' as const,
          at,
          describe: (locale) => {
            const { title, message } = noticeTexts(reason, subject_id, locale)
            return {
              title,
              text: message,
              actions: [{ label: texts[locale].notifications.level.open, link: '/profile/loyalty' }],
            }
          },
        }
      : [],
  )
}
