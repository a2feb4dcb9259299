import { masked } from '../competitions/public-names.ts'
import { texts } from '../pages/texts.ts'
import { fill, type Source } from './source.ts'

/** Tells a new player whose invitation was counted. */
export const referrals: Source = async (database, { player, since }) => {
  const invitation = await database
    .selectFrom('referrals')
    .innerJoin('players', 'players.id', 'referrals.inviter_id')
    .select(['referrals.id', 'registered_at', 'fakename'])
    .where('friend_id', '=', player.id)
    .where('registered_at', '>=', since)
    .where('rejected', 'is', null)
    .executeTakeFirst()
  if (!invitation) return []
  const { id, registered_at: at, fakename } = invitation
  return [
    {
      id: `referral:${id}`,
      kind: 'account',
      at,
      describe: (locale) => {
        const { invited: say } = texts[locale].notifications
        return { title: say.title, text: fill(say.text, { name: masked(fakename) }), actions: [] }
      },
    },
  ]
}
