import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { EventName } from '../../../schemas/tracked-events.ts'
import { experimentsPath, goalEvent, splitCookie } from '../../../schemas/tracking.ts'
import { asksConsent, consent } from '../preferences/consent.ts'

const goals: Partial<Record<EventName, 'registration' | 'deposit'>> = {
  sign_up: 'registration',
  make_deposit: 'deposit',
}

type ConsentSettings = Pick<SiteConfig, 'analytics' | 'framesOrigin'>

const keepsCookie = () => document.cookie.includes(`${splitCookie}=`)

/** Whether this browser takes part in A/B tests, and may: it has their cookie, and consent if the site asks for it. */
function takesPart(settings: ConsentSettings): boolean {
  return keepsCookie() && (!asksConsent(settings) || consent.get() === 'accepted')
}

/** Removes the cookie of A/B tests if the visitor has not agreed to it, or no longer does. */
export function forgetVariants(settings: ConsentSettings): void {
  if (keepsCookie() && !takesPart(settings)) document.cookie = `${splitCookie}=; Path=/; Max-Age=0`
}

/**
 * Tells the script that counts results of a goal. Reports it to A/B tests if this browser takes part in any; the server
 * knows which of them it has seen.
 */
export function reportGoal(name: EventName, settings: ConsentSettings): void {
  const event = goals[name]
  if (event === undefined) return
  dispatchEvent(new CustomEvent(goalEvent, { detail: event }))
  if (!takesPart(settings)) return
  const body = new Blob([JSON.stringify({ event })], { type: 'application/json' })
  // It arrives also if the player leaves for the payment at once.
  navigator.sendBeacon(experimentsPath, body)
}
