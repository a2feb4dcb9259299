/**
 * Documented values with which a payment ends otherwise than usual. Both are looked for in what stays
 * visible: the last four characters of the destination, the last three digits of the whole amount.
 */
const byDestination = {
  '1113': 'declined',
  '1114': 'declined_later',
  '1115': 'service_error',
  '1116': 'unavailable',
  '1117': 'on_verification',
  '1118': 'validation_required',
  '1119': 'fraudulent',
} as const

const byAmount = {
  '913': 'declined',
  '914': 'declined_later',
} as const

export type TestOutcome =
  (typeof byDestination)[keyof typeof byDestination] | (typeof byAmount)[keyof typeof byAmount]

const outcomes: ReadonlyMap<string, TestOutcome> = new Map([
  ...Object.entries(byDestination),
  ...Object.entries(byAmount),
])

/** What a payment to or from this card, phone, wallet or account, full or masked, comes to; undefined: as usual. */
export function testOutcome(destination: string, amount: string): TestOutcome | undefined {
  const [whole = ''] = amount.split('.')
  return outcomes.get(destination.slice(-4)) ?? outcomes.get(whole.slice(-3))
}
