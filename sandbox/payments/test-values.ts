/**
 * Documented test values that change the result of a payment. Both are matched against what stays visible
 * after masking: the last four characters of the destination and the last three digits of the integer part of
 * the amount.
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
  | (typeof byDestination)[keyof typeof byDestination]
  | (typeof byAmount)[keyof typeof byAmount]

const outcomes: ReadonlyMap<string, TestOutcome> = new Map([
  ...Object.entries(byDestination),
  ...Object.entries(byAmount),
])

/** The test outcome for a destination (full or masked) and amount; undefined: processed normally. */
export function testOutcome(destination: string, amount: string): TestOutcome | undefined {
  const [whole = ''] = amount.split('.')
  return outcomes.get(destination.slice(-4)) ?? outcomes.get(whole.slice(-3))
}
