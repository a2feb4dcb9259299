import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Action } from '../../schemas/documents/action.ts'
import { asksConsent } from '../lib/preferences/consent.ts'

/** Whether this site can do what an action says: nobody is offered to change an answer that nobody asks for. */
export function isOffered(action: Action, config: SiteConfig): boolean {
  return action.type !== 'askConsent' || asksConsent(config)
}
