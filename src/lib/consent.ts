import type { AnalyticsSettings } from '../../schemas/documents/analytics-settings.ts'
import { readItem, removeItem, storageKeys, writeItem } from './storage.ts'

/** What a visitor has answered; undefined: nothing yet. */
export type Consent = 'accepted' | 'declined' | undefined

let given: Consent
const listeners = new Set<() => void>()

function stored(): Consent {
  const value = readItem('local', storageKeys.consent)
  return value === 'accepted' || value === 'declined' ? value : undefined
}

/** The answer to the question whether services of others may watch the visit. */
export const consent = {
  // A browser that stores nothing keeps the answer as long as the page.
  get: (): Consent => stored() ?? given,
  /** undefined: the visitor is asked again. */
  set(answer: Consent): void {
    given = answer
    if (answer === undefined) removeItem('local', storageKeys.consent)
    else writeItem('local', storageKeys.consent, answer)
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
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
