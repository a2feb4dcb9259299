import { createStore, useStore } from 'zustand'
import { ApiError } from '../../../schemas/api/errors.ts'
import { hasResendTime, resendTimeOf } from '../../lib/api/resend-time.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import type { OperationValues } from '../../renderer/actions.ts'
import type { SocialAnswer } from './social-window.ts'

/**
 * What is sent again with the code: a login with a correct password, the answer of a social login, or the launch
 * data of the messenger.
 */
export type PendingLogin =
  | { login: string; password: string }
  | { social: SocialAnswer }
  | { messenger: OperationValues }

type FactorMethod = 'message' | 'app'

/** A login that waits for its code. Kept only in memory until the page closes. */
export type SecondFactor = PendingLogin & {
  /** Where the code is: in a message, or in the player's authenticator app. */
  method: FactorMethod
  /** When another message may be requested, in milliseconds since 1970. */
  resendAt: number
}

/** What a rejected login says about the second factor. */
export interface FactorStatus {
  state: 'needed' | 'invalid' | 'expired'
  /** Seconds until another code may be requested, if known. */
  resendTime: number | undefined
  method: FactorMethod
  /** The platform's own text. */
  message: string
}

function stateOf(message: string): FactorStatus['state'] | undefined {
  if (message.includes('two_factor_auth is enable') || hasResendTime(message)) return 'needed'
  if (message.includes('two_factor_auth: code is invalid')) return 'invalid'
  return message.includes('Time expired') ? 'expired' : undefined
}

/** Recognizes it by the platform's messages; undefined: the error has another cause. */
export function factorStatus(error: unknown): FactorStatus | undefined {
  if (!(error instanceof ApiError) || error.type !== 'AuthorizationException') return undefined
  const state = stateOf(error.message)
  if (state === undefined) return undefined
  const method = error.data['method'] === 'app' ? 'app' : 'message'
  return { state, resendTime: resendTimeOf(error), method, message: error.message }
}

const store = createStore<SecondFactor | undefined>(() => undefined)

export const secondFactor = {
  get: store.getState,
  subscribe: store.subscribe,
  /** Keeps the login for the repetition; without a time another code may be requested immediately. */
  begin(pending: PendingLogin, resendTime = 0, method: FactorMethod = 'message') {
    store.setState({ ...pending, method, resendAt: serverNow() + resendTime * 1000 }, true)
  },
  forget: () => store.setState(undefined, true),
} as const

/** The login that waits for its code, kept up to date. */
export function useSecondFactor(): SecondFactor | undefined {
  return useStore(store)
}
