/** What a game may say to the page around it. */
export type FrameMessage =
  /** A round moved money; what the balance is now, the page asks the platform. */
  | { type: 'marquee:balance' }
  /** The game cannot go on; `error` is an error type of the platform. */
  | { type: 'marquee:game-error'; error: string | undefined }

/** Reads a message of a game's frame; anything unknown is undefined. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'marquee:balance') return { type: data.type }
  if (data.type !== 'marquee:game-error') return undefined
  return {
    type: data.type,
    error: 'error' in data && typeof data.error === 'string' ? data.error : undefined,
  }
}
