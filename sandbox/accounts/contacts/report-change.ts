import type { SandboxContext } from '../../sandbox-context.ts'
import { texts } from '../../pages/texts.ts'
import type { DbTransaction } from '../../tables/database.ts'
import { localeOf, type Player } from '../players.ts'
import { readContacts } from './contacts.ts'
import { channelOf } from './messages.ts'
import { sendMessage } from './outbox.ts'

/** Changes that are reported to the player, and the text of each message. */
export type SecurityChange =
  | 'contact'
  | 'password'
  | 'passwordAndPasskeys'
  | 'twoFactor'
  | 'authenticator'
  | 'recoveryCodes'
  | 'passkey'
  | 'requisites'

/**
 * Tells the player of a change at all confirmed contacts and at the login contact, so that a takeover does not
 * go unnoticed. `newContact` is not told: it may be the attacker's.
 */
export async function reportChange(
  { now }: Pick<SandboxContext, 'now'>,
  trx: DbTransaction,
  { player, change, newContact }: { player: Player; change: SecurityChange; newContact?: string },
): Promise<void> {
  const { subject, body } = texts[localeOf(player)].messages.changed[change]
  const isLogin = (contact: string) => contact === player.phone || contact === player.email
  const contacts = await readContacts(trx, player)
  const told = contacts.filter(
    ({ contact, is_confirmed }) => contact !== newContact && (is_confirmed === 1 || isLogin(contact)),
  )
  for (const { contact } of told)
    await sendMessage(trx, {
      channel: channelOf(contact),
      recipient: contact,
      subject,
      body,
      at: now(),
    })
}
