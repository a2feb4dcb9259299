import { texts } from '../pages/texts.ts'
import { fill, type Source } from './source.ts'

/** First logins from other devices than the player's first one. */
export const devices: Source = async (database, { player, since }) => {
  const known = await database
    .selectFrom('player_devices')
    .select(['id', 'address', 'seen_at'])
    .where('player_id', '=', player.id)
    .orderBy('id')
    .execute()
  return known
    .slice(1)
    .filter(({ seen_at }) => seen_at >= since)
    .map(({ id, address, seen_at }) => ({
      id: `device:${id}`,
      kind: 'account',
      at: seen_at,
      describe: (locale) => {
        const { device: say } = texts[locale].notifications
        return {
          title: say.title,
          text: fill(say.text, { address }),
          actions: [{ label: say.action, link: '/profile/security' }],
        }
      },
    }))
}
