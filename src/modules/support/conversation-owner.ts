import type { ChatProviderName, ChatVisitor } from '../../lib/frames/chat-messages.ts'
import { readItem, removeItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/**
 * Assigns this browser's conversation to the current player. Returns whether the provider must forget it
 * first, because it was another player's. A guest's conversation continues with the player who logs in.
 */
export function takeConversation(
  visitor: ChatVisitor | null,
  provider: ChatProviderName,
  cleared: readonly ChatProviderName[],
): boolean {
  const owner = readItem('local', storageKeys.chatOwner)
  if (visitor === null) removeItem('local', storageKeys.chatOwner)
  else writeItem('local', storageKeys.chatOwner, visitor.id)
  return owner !== null && owner !== visitor?.id && cleared.includes(provider)
}
