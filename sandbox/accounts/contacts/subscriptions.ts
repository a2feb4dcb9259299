import { createHmac, timingSafeEqual } from 'node:crypto'
import { inTransaction } from '../../../server/contracts/database.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { StoredContact } from './contacts.ts'
import { sendWelcomeToNews } from './messages.ts'
import type { Player } from '../players.ts'
import { secretOf } from '../secrets.ts'
import type { Database } from '../../tables/database.ts'

async function signatureOf(sandbox: SandboxContext, contactId: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(sandbox, 'unsubscribe'))
    .update(contactId)
    .digest()
}

/** Token for the unsubscribe link of a contact. It needs no login and never expires. */
async function unsubscribeToken(sandbox: SandboxContext, contactId: number): Promise<string> {
  const signature = await signatureOf(sandbox, String(contactId))
  return `${contactId}.${signature.toString('base64url')}`
}

/** Id of the contact a token was issued for; undefined if this sandbox did not issue it. */
async function contactOfToken(sandbox: SandboxContext, token: string): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]+)$/.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  const expected = await signatureOf(sandbox, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined
}

async function setSubscription(database: Database, contactId: number, is_subscribed: 0 | 1): Promise<void> {
  await database.updateTable('contacts').set({ is_subscribed }).where('id', '=', contactId).execute()
}

/** Subscribes a contact, which then receives a welcome message with an unsubscribe link, or unsubscribes it. */
export async function changeSubscription(
  sandbox: SandboxContext,
  player: Player,
  { id, contact, is_subscribed }: StoredContact,
  subscription: 0 | 1,
): Promise<void> {
  if (is_subscribed === subscription) return
  const token = await unsubscribeToken(sandbox, id)
  await inTransaction(sandbox.database, async (trx) => {
    await setSubscription(trx, id, subscription)
    if (subscription === 1) await sendWelcomeToNews(sandbox, trx, { player, contact, token })
  })
}

/** Unsubscribes by the token of a link; false if this sandbox did not issue the token. */
export async function unsubscribeByToken(sandbox: SandboxContext, token: string): Promise<boolean> {
  const contactId = await contactOfToken(sandbox, token)
  if (contactId === undefined) return false
  await setSubscription(sandbox.database, contactId, 0)
  return true
}
