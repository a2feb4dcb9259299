import type { IdentityStatus } from '../../lib/frames/identity-messages.ts'

/** A check to show in this document. */
export interface Check {
  token: string
  url: string | null
  locale: string
  scheme: 'dark' | 'light'
}

/** What a provider's SDK reports, and a new token for it. */
export interface CheckEvents {
  changed: (status: IdentityStatus) => void
  resized: (height: number) => void
  /** A fault that the provider shows itself. */
  faulty: (reason: string) => void
  renewToken: () => Promise<string>
}

/** Shows the check in an element. */
export type ShowCheck = (place: HTMLElement, check: Check, events: CheckEvents) => void
