import { callApi } from '../../lib/api/client.ts'
import type { ChatMessage } from '../../lib/frames/chat-messages.ts'
import { logProblem } from '../../lib/log.ts'
import { sessionStore } from '../session/index.ts'

/** Maximum length of a message at the platform. */
const maxTextLength = 4000
const maxNameLength = 100

/** Stores a message of a player's conversation at the platform; those of guests are not stored. */
export function storeMessage({ event, text, channel_id, conversation_id }: ChatMessage): void {
  if (!sessionStore.get().isAuthenticated) return
  const message = {
    event,
    text: text.slice(0, maxTextLength),
    channel_id: channel_id.slice(0, maxNameLength),
    conversation_id: conversation_id.slice(0, maxNameLength),
  }
  callApi('chatEvents.store', message).catch((error: unknown) =>
    logProblem('the platform did not take a message of the chat', error),
  )
}
