import type { ChatProviderName, ChatVisitor } from '../../lib/frames/chat-messages.ts'
import { readItem, removeItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'

/**
 * Takes the conversation of this browser over for whoever is here now. Answers whether the provider has to forget
 * it first: it was another player's, and the provider is one of those that do. What a guest has said goes on with
 * the player that he turns out to be.
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
