import { dayInMilliseconds } from '../constants.ts'

/** After a registration the way to the first deposit is shown for so long, in milliseconds. */
export const registrationHintTime = 7_200_000
/** And the way to confirm the contact for login. */
export const confirmHintTime = 5 * dayInMilliseconds

/** Milliseconds since 1970 of a registration: the platform gives seconds, or a date as text. */
export function registeredAt(regTime: number | string): number {
  const seconds = typeof regTime === 'number' ? regTime : /^\d+$/.test(regTime) ? Number(regTime) : undefined
  return seconds === undefined ? Date.parse(regTime.toString()) : seconds * 1000
}

interface Since {
  regTime: number | string
  now: number
}

const isWithin = ({ regTime, now }: Since, time: number) => registeredAt(regTime) + time > now

/** Whether any hint may still be due: asked before anything is asked of the platform. */
export const mayHint = (since: Since): boolean => isWithin(since, confirmHintTime)

export function showsRegistrationHint(since: Since, { hasDeposits }: { hasDeposits: boolean }): boolean {
  return !hasDeposits && isWithin(since, registrationHintTime)
}

export function showsConfirmHint(
  since: Since,
  { isConfirmed, isSent }: { isConfirmed: boolean; isSent: boolean },
): boolean {
  return !isConfirmed && !isSent && isWithin(since, confirmHintTime)
}
