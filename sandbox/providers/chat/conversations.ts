import type { Selectable } from 'kysely'
import { ApiError } from '../../../schemas/api/errors.ts'
import { defaultLocale, isLocale, type Locale } from '../../locale.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { hashToken } from '../../accounts/login/sessions.ts'
import { texts } from '../../pages/texts.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { ChatConversationTable } from '../../tables/providers.ts'
import { answerTo } from './answers.ts'

export type Conversation = Selectable<ChatConversationTable>

/** Milliseconds until the operator answers. */
export const answerTime = 1500

const minute = 60 * 1000
/** Message limit per visitor and minute. */
const maxMessagesPerMinute = 20
export const maxMessageLength = 2000
const historyLength = 100

export interface ChatMessage {
  id: number
  sender: 'visitor' | 'operator'
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** Opens a conversation with the operator's greeting, and returns its token, which is not stored. */
export async function openConversation(
  { database, now, random }: SandboxContext,
  locale: Locale,
): Promise<{ token: string; id: number }> {
  const token = random.token()
  const at = now()
  const id = await inTransaction(database, async (trx) => {
    const conversation = await trx
      .insertInto('chat_conversations')
      .values({ token_hash: hashToken(token), locale, identifier: null, name: null, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('chat_messages')
      .values({ conversation_id: conversation.id, sender: 'operator', text: texts[locale].chat.hello, at })
      .execute()
    return conversation.id
  })
  return { token, id }
}

export async function findConversation({ database }: SandboxContext, token: string): Promise<Conversation> {
  const conversation = await database
    .selectFrom('chat_conversations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!conversation) throw new ApiError('AuthorizationException', 'There is no such conversation')
  return conversation
}

/** Adds the visitor's message, and the answer that becomes visible a moment later. */
export async function say(
  { database, now }: SandboxContext,
  { id, locale }: Conversation,
  text: string,
): Promise<ChatMessage> {
  const at = now()
  return inTransaction(database, async (trx) => {
    const { count } = await trx
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('conversation_id', '=', id)
      .where('sender', '=', 'visitor')
      .where('at', '>', at - minute)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxMessagesPerMinute)
      throw new ApiError('TooManyRequestsException', 'Too many messages', { retry_after: minute / 1000 })
    const message = { conversation_id: id, sender: 'visitor', text, at } as const
    const { id: messageId } = await trx
      .insertInto('chat_messages')
      .values(message)
      .returning('id')
      .executeTakeFirstOrThrow()
    const answer = answerTo(text, isLocale(locale) ? locale : defaultLocale)
    await trx
      .insertInto('chat_messages')
      .values({ conversation_id: id, sender: 'operator', text: answer, at: at + answerTime })
      .execute()
    return { id: messageId, sender: 'visitor', text, at }
  })
}

/** The latest messages in order, and whether the operator is typing. */
export async function readHistory(
  { database, now }: SandboxContext,
  { id }: Conversation,
): Promise<{ messages: ChatMessage[]; isTyping: boolean }> {
  const rows = await database
    .selectFrom('chat_messages')
    .select(['id', 'sender', 'text', 'at'])
    .where('conversation_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyLength)
    .execute()
  const all = rows.reverse()
  const messages = all.filter(({ at }) => at <= now())
  return { messages, isTyping: messages.length < all.length }
}

/** Stores the visitor's identity as reported by the site. */
export async function identify(
  { database }: SandboxContext,
  { id }: Conversation,
  visitor: { identifier: string; name: string | null },
): Promise<void> {
  await database.updateTable('chat_conversations').set(visitor).where('id', '=', id).execute()
}

/** Deletes the conversation. */
export async function clear({ database }: SandboxContext, { id }: Conversation): Promise<void> {
  await inTransaction(database, async (trx) => {
    await trx.deleteFrom('chat_messages').where('conversation_id', '=', id).execute()
    await trx.deleteFrom('chat_conversations').where('id', '=', id).execute()
  })
}
