import { createStore } from 'zustand'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { AnalyticsSettings } from '../../../schemas/documents/settings/analytics-settings.ts'
import * as storageKeys from '../browser/storage-keys.ts'
import { createStoredValue } from '../browser/stored-value.ts'

/** The visitor's answer; undefined if there is none yet. */
export type Consent = 'accepted' | 'declined' | undefined

const stored = createStoredValue(storageKeys.consent)
const question = createStore(() => ({ isReopened: false }))

const answerOf = (value: string | null): Consent =>
  value === 'accepted' || value === 'declined' ? value : undefined

const reopen = (isReopened: boolean) => question.setState({ isReopened })

/** The visitor's answer to the question whether third-party services may observe the visit. */
export const consent = {
  get: (): Consent => answerOf(stored.get()),
  /** undefined asks the visitor again. */
  set(answer: Consent): void {
    reopen(false)
    stored.set(answer ?? null)
  },
  /** Opens the question again. The earlier answer is valid until there is another. */
  ask: (): void => reopen(true),
  /** Closes the question and keeps the answer. */
  leave: (): void => reopen(false),
  isAskedAgain: (): boolean => question.getState().isReopened,
  /** Calls the listener after each answer, in this tab or in another, and when the question opens or closes. */
  subscribe: (listener: () => void): (() => void) => {
    const stops = [stored.subscribe(listener), question.subscribe(listener)]
    return () => stops.forEach((stop) => stop())
  },
}

/** Whether the settings enable a third-party service. */
export function hasServices(settings: AnalyticsSettings): boolean {
  const { tagManager, googleAnalytics, metrics, fingerprint } = settings
  return [tagManager, googleAnalytics, metrics, fingerprint].some((service) => service !== undefined)
}

/** Whether third-party services may be loaded now. */
export function mayLoadServices(settings: AnalyticsSettings): boolean {
  return hasServices(settings) && (settings.asksConsent !== true || consent.get() === 'accepted')
}

/** Whether to ask for consent: the settings require it, and enable services that have an origin to run on. */
export function asksConsent({ analytics, framesOrigin }: Pick<SiteConfig, 'analytics' | 'framesOrigin'>) {
  return analytics.asksConsent === true && framesOrigin !== undefined && hasServices(analytics)
}
