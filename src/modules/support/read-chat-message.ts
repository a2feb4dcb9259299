import type { FromChat } from '../../lib/frames/chat-messages.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a message of the chat iframe; undefined for any other message. */
export function readChatMessage(data: unknown): FromChat | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  switch (data.type) {
    case 'frame.ready':
    case 'chat.ready':
    case 'chat.closed':
      return { type: data.type }
    case 'chat.failed':
      return 'reason' in data && isText(data.reason) ? { type: data.type, reason: data.reason } : undefined
    case 'chat.unread':
      return 'count' in data && Number.isInteger(data.count)
        ? { type: data.type, count: Number(data.count) }
        : undefined
    case 'chat.message': {
      if (!('event' in data && 'text' in data && 'channel_id' in data && 'conversation_id' in data))
        return undefined
      const { event, text, channel_id, conversation_id } = data
      if (event !== 'sent' && event !== 'received') return undefined
      return isText(text) && isText(channel_id) && isText(conversation_id)
        ? { type: data.type, event, text, channel_id, conversation_id }
        : undefined
    }
    default:
      return undefined
  }
}
