import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import type { PlacedBlock } from '../../../model/blocks.ts'

/** Blocks whose time is over. Only a warning: old content may stay until somebody tidies up. */
export function pastPeriods(blocks: readonly PlacedBlock[], now: number): Issue[] {
  return blocks.flatMap(({ block: { period = {} }, pointer }) => {
    const { begins, ends } = period
    if (ends === undefined || !(Date.parse(ends) <= now)) return []
    // A period that ends before it begins has an error of its own.
    if (begins !== undefined && !(Date.parse(begins) < Date.parse(ends))) return []
    return [
      warningAt(
        `${pointer}/period/ends`,
        'past-period',
        phrase`Nobody sees this block any more: its time is over`,
        phrase`Choose a later end, or remove the block`,
      ),
    ]
  })
}

const momentOf = ({ block: { type, props } }: PlacedBlock): unknown =>
  type === 'Countdown' ? props['moment'] : undefined

/** Countdowns that end before anybody sees them. One that was published in time may show its message as it does. */
export function pastCountdowns(
  blocks: readonly PlacedBlock[],
  before: readonly PlacedBlock[],
  now: number,
): Issue[] {
  return blocks.flatMap((placed) => {
    const moment = momentOf(placed)
    if (typeof moment !== 'string' || !(Date.parse(moment) <= now)) return []
    if (before.some((old) => momentOf(old) === moment)) return []
    return [
      warningAt(
        `${placed.pointer}/props/moment`,
        'past-countdown',
        phrase`Players would see no countdown, only its message: the moment is over already`,
        phrase`Choose a later moment, or show the message as a text`,
      ),
    ]
  })
}
