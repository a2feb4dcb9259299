import {
  frameAmountPattern,
  frameErrorCodes,
  maxFrameHeight,
  maxFrameState,
  maxFrameTitle,
} from '../../../../schemas/frames/frame-limits.ts'
import { isFramePath } from '../../../../schemas/frames/frame-path.ts'
import type { FrameMessage } from '../../../../schemas/frames/frame-protocol.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && frameAmountPattern.test(value)

/**
 * Reads a message of a frame; undefined for any other. Players load this in place of the contract's validator, which
 * is larger than all the rest of the frame's code; a test compares the two.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, amount } = data
  if (amount !== undefined && !isAmount(amount)) return undefined
  const sum = amount === undefined ? {} : { amount }
  switch (type) {
    case 'marquee:balance':
    case 'marquee:login':
    case 'marquee:close':
      return { type }
    case 'marquee:deposit':
      return { type, ...sum }
    case 'marquee:hello': {
      const { version } = data
      return typeof version === 'number' && Number.isInteger(version) && version >= 1
        ? { type, version }
        : undefined
    }
    case 'marquee:path': {
      const { path, replace = false } = data
      return typeof path === 'string' && isFramePath(path) && typeof replace === 'boolean'
        ? { type, path, replace }
        : undefined
    }
    case 'marquee:state':
      return isText(data['state'], maxFrameState) ? { type, state: data['state'] } : undefined
    case 'marquee:title':
      return isText(data['title'], maxFrameTitle) && data['title'] !== ''
        ? { type, title: data['title'] }
        : undefined
    case 'marquee:height': {
      const { height } = data
      return typeof height === 'number' && height > 0
        ? { type, height: Math.min(height, maxFrameHeight) }
        : undefined
    }
    case 'marquee:error': {
      const code = frameErrorCodes.find((known) => known === data['code'])
      return code === undefined ? undefined : { type, code, ...sum }
    }
    default:
      return undefined
  }
}
