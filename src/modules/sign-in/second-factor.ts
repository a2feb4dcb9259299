import { useSyncExternalStore } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { serverNow } from '../../lib/data/server-clock.ts'

/** A login whose password was right and that waits for its code. In memory only: gone with the page. */
export interface SecondFactor {
  login: string
  password: string
  /** When another code can be had, in milliseconds since 1970. */
  resendAt: number
}

/** What a refused login says of the second factor. */
export interface FactorVerdict {
  state: 'needed' | 'invalid' | 'expired'
  /** Seconds until another code can be had, where it is told. */
  resendTime: number | undefined
  /** The platform's own words. */
  message: string
}

const resendPattern = /Resend time is\s*:?\s*(\d+)/i

function stateOf(message: string): FactorVerdict['state'] | undefined {
  if (message.includes('two_factor_auth is enable') || resendPattern.test(message)) return 'needed'
  if (message.includes('two_factor_auth: code is invalid')) return 'invalid'
  return message.includes('Time expired') ? 'expired' : undefined
}

/** Reads it from the messages that the platform is known by; undefined: the refusal is about something else. */
export function factorVerdict(error: unknown): FactorVerdict | undefined {
  if (!(error instanceof ApiError) || error.type !== 'AuthorizationException') return undefined
  const state = stateOf(error.message)
  if (state === undefined) return undefined
  const { resend_time: told } = error.data
  const inMessage = resendPattern.exec(error.message)?.[1]
  const resendTime = typeof told === 'number' ? told : inMessage === undefined ? undefined : Number(inMessage)
  return { state, resendTime, message: error.message }
}

let current: SecondFactor | undefined
const listeners = new Set<() => void>()

function change(next: SecondFactor | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

export const secondFactor = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Keeps what the login is repeated with; without a time another code can be had at once. */
  begin(credentials: { login: string; password: string }, resendTime = 0) {
    change({ ...credentials, resendAt: serverNow() + resendTime * 1000 })
  },
  forget: () => change(undefined),
} as const

const nothing = () => undefined

/** The login that waits for its code; follows it. */
export function useSecondFactor(): SecondFactor | undefined {
  return useSyncExternalStore(secondFactor.subscribe, secondFactor.get, nothing)
}
