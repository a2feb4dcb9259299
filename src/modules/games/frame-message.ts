/** Nothing that a frame says makes the page longer than this. */
const greatestHeight = 20_000

/** What a game may say to the page around it. */
export type FrameMessage =
  /** A round moved money; what the balance is now, the page asks the platform. */
  | { type: 'marquee:balance' }
  /** A page that is as high as what it shows says how high that is, in px. */
  | { type: 'sportsbook.height'; height: number }
  /** The game cannot go on; `error` is an error type of the platform, `reason` that of its error_data. */
  | { type: 'marquee:game-error'; error: string | undefined; reason: string | undefined }

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reads a message of a game's frame; anything unknown is undefined. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'marquee:balance') return { type: data.type }
  if (data.type === 'sportsbook.height')
    return 'height' in data && typeof data.height === 'number' && data.height > 0
      ? { type: data.type, height: Math.min(data.height, greatestHeight) }
      : undefined
  if (data.type !== 'marquee:game-error') return undefined
  return {
    type: data.type,
    error: 'error' in data ? textOf(data.error) : undefined,
    reason: 'reason' in data ? textOf(data.reason) : undefined,
  }
}
