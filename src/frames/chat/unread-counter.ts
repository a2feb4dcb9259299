/** Milliseconds in which a provider reports what was unread before, which is no new message. */
export const settleMs = 5000

export interface UnreadCounter {
  count: () => number
  /** The provider reports another number of unread messages. */
  update: (count: number) => void
}

/**
 * Unread messages of a provider that reports their number but not the messages: each further unread one is a received
 * message. Messages that are read as they arrive go unnoticed.
 */
export function createUnreadCounter(received: () => void): UnreadCounter {
  const startedAt = performance.now()
  let count = 0
  return {
    count: () => count,
    update(next) {
      const isSettled = performance.now() - startedAt >= settleMs
      for (let index = count; isSettled && index < next; index += 1) received()
      count = next
    },
  }
}
