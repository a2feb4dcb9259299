import type { Site } from '../site.ts'
import { addressesOf } from '../roles/addresses-of.ts'

/** Pages that invite to pay in or to play; those below them do, too. */
const inviting = ['deposit', 'promotions', 'offers', 'lobby', 'betting'] as const

/** Whether a value contains a link or action that invites to pay in or to play. */
export function invitesToPlay(value: object, site: Pick<Site, 'roles' | 'rolesBefore'>): boolean {
  const addresses = inviting.flatMap((role) => addressesOf(role, site))
  // Addresses of pages have no characters with a meaning in patterns.
  const invitation = new RegExp(
    String.raw`(?:"to":"|href=\\")(?:/[a-z]{2})?(?:${addresses.join('|')})(?=["/?#\\])|"popup":"deposit"`,
  )
  return invitation.test(JSON.stringify(value))
}
