/** Highest accepted height, whatever the iframe reports. */
const greatestHeight = 20_000

/** Messages that a game may send to the page. */
export type FrameMessage =
  /** A round moved money; the page asks the platform for the new balance. */
  | { type: 'marquee:balance' }
  /** Height in px of a page that should be as tall as its content. */
  | { type: 'sportsbook.height'; height: number }
  /** The game cannot continue; `error` is an error type of the platform, `reason` that of its error_data. */
  | { type: 'marquee:game-error'; error: string | undefined; reason: string | undefined }

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reads a message of a game's iframe; undefined if unknown. */
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
