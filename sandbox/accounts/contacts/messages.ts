import type { SandboxContext } from '../../sandbox-context.ts'
import { texts } from '../../pages/texts.ts'
import type { CodePurpose } from '../../tables/accounts.ts'
import { sendMessage } from './outbox.ts'
import { localeOf, type Player } from '../players.ts'
import type { DbTransaction } from '../../tables/database.ts'

const textOf = {
  confirm: 'confirm',
  'two-factor-login': 'twoFactorLogin',
  'two-factor-switch': 'twoFactorSwitch',
  restore: 'restore',
  identity: 'identity',
} as const satisfies Record<CodePurpose, string>

export const channelOf = (contact: string) => (contact.includes('@') ? 'email' : 'phone')

export interface CodeMessage {
  player: Player
  purpose: CodePurpose
  contact: string
  code: string
  at: number
}

/** Site pages that read a code from their URL, and the parameter that names the recipient. */
const linkedPages = {
  confirm: { path: '/confirmation', key: 'contact' },
  restore: { path: '/forms/reset_password', key: 'login' },
} as const satisfies Partial<Record<CodePurpose, { path: string; key: string }>>

/** URL of a site page in the player's language. */
function pageAddress(publicUrl: URL, player: Player, path: string, query: Record<string, string>): string {
  const address = new URL(localeOf(player) === 'ru' ? `/ru${path}` : path, publicUrl)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** E-mails include a link that fills in the code; text messages are too short for one. */
function bodyOf(publicUrl: URL, { player, purpose, contact, code }: CodeMessage): string {
  const { messages } = texts[localeOf(player)]
  const body = messages[textOf[purpose]].body.replace('{code}', code)
  if (channelOf(contact) === 'phone' || (purpose !== 'confirm' && purpose !== 'restore')) return body
  const { path, key } = linkedPages[purpose]
  const link = pageAddress(publicUrl, player, path, { [key]: contact, code })
  return `${body} ${messages.orLink.replace('{link}', link)}`
}

/** Sends a code in the player's language. */
export async function sendCode(
  { publicUrl }: Pick<SandboxContext, 'publicUrl'>,
  trx: DbTransaction,
  message: CodeMessage,
): Promise<void> {
  const { player, purpose, contact, code, at } = message
  const { subject } = texts[localeOf(player)].messages[textOf[purpose]]
  await sendMessage(trx, {
    channel: channelOf(contact),
    recipient: contact,
    subject,
    body: bodyOf(publicUrl, message),
    code,
    at,
  })
}

/** Sends the newsletter welcome message with its unsubscribe link. */
export async function sendWelcomeToNews(
  { publicUrl, now }: SandboxContext,
  trx: DbTransaction,
  { player, contact, token }: { player: Player; contact: string; token: string },
): Promise<void> {
  const { subject, body } = texts[localeOf(player)].messages.subscribed
  const link = pageAddress(publicUrl, player, '/unsubscribe', { token })
  await sendMessage(trx, {
    channel: channelOf(contact),
    recipient: contact,
    subject,
    body: body.replace('{link}', link),
    at: now(),
  })
}
