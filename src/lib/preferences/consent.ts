import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { AnalyticsSettings } from '../../../schemas/documents/analytics-settings.ts'
import { readItem, removeItem, storageKeys, writeItem } from '../browser/storage.ts'

/** What a visitor has answered; undefined: nothing yet. */
export type Consent = 'accepted' | 'declined' | undefined

let given: Consent
let isAskedAgain = false
const listeners = new Set<() => void>()

function stored(): Consent {
  const value = readItem('local', storageKeys.consent)
  return value === 'accepted' || value === 'declined' ? value : undefined
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** The answer to the question whether services of others may watch the visit. */
export const consent = {
  // A browser that stores nothing keeps the answer as long as the page.
  get: (): Consent => stored() ?? given,
  /** undefined: the visitor is asked again. */
  set(answer: Consent): void {
    given = answer
    isAskedAgain = false
    if (answer === undefined) removeItem('local', storageKeys.consent)
    else writeItem('local', storageKeys.consent, answer)
    tellAll()
  },
  /** Opens the question again. What was answered holds until there is another answer. */
  ask: (): void => {
    isAskedAgain = true
    tellAll()
  },
  /** The answer stays as it is. */
  leave(): void {
    isAskedAgain = false
    tellAll()
  },
  isAskedAgain: (): boolean => isAskedAgain,
  /** Calls whenever an answer is given, in this tab or in another, or the question is opened or left. */
  subscribe: (listener: () => void) => {
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKeys.consent) listener()
    }
    listeners.add(listener)
    addEventListener('storage', hear)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', hear)
    }
  },
}

/** Whether the settings name a service of others. */
export function hasServices({ tagManager, metrics, fingerprint }: AnalyticsSettings): boolean {
  return tagManager !== undefined || metrics !== undefined || fingerprint !== undefined
}

/** Whether services of others may be loaded now. */
export function mayLoadServices(settings: AnalyticsSettings): boolean {
  return hasServices(settings) && (settings.asksConsent !== true || consent.get() === 'accepted')
}

/** Whether this site has anything to ask: the settings want it, and name services that have a place to run. */
export function asksConsent({ analytics, framesOrigin }: Pick<SiteConfig, 'analytics' | 'framesOrigin'>) {
  return analytics.asksConsent === true && framesOrigin !== undefined && hasServices(analytics)
}
