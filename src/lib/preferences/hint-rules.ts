import { dayInMilliseconds } from '../constants.ts'

/** How long the hint for the first deposit is shown after registration, in milliseconds. */
export const registrationHintTime = 7_200_000
/** The same for the hint to confirm the login contact. */
export const confirmHintTime = 5 * dayInMilliseconds

/** Registration time in milliseconds since 1970; the platform sends seconds or a date as text. */
export function registeredAt(regTime: number | string): number {
  const seconds = typeof regTime === 'number' ? regTime : /^\d+$/.test(regTime) ? Number(regTime) : undefined
  return seconds === undefined ? Date.parse(regTime.toString()) : seconds * 1000
}

interface Since {
  regTime: number | string
  now: number
}

const isWithin = ({ regTime, now }: Since, time: number) => registeredAt(regTime) + time > now

/** Whether any hint may be due; checked before any call to the platform. */
export const mayHint = (since: Since): boolean => isWithin(since, confirmHintTime)

/** When the next of these periods ends, in milliseconds since 1970; undefined after the last one. */
export function nextHintEnd(since: Since): number | undefined {
  const time = [registrationHintTime, confirmHintTime].find((period) => isWithin(since, period))
  return time === undefined ? undefined : registeredAt(since.regTime) + time
}

export function showsRegistrationHint(since: Since, { hasDeposits }: { hasDeposits: boolean }): boolean {
  return !hasDeposits && isWithin(since, registrationHintTime)
}

export function showsConfirmHint(
  since: Since,
  { isConfirmed, isSent }: { isConfirmed: boolean; isSent: boolean },
): boolean {
  return !isConfirmed && !isSent && isWithin(since, confirmHintTime)
}
