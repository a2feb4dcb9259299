import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import { asksConsent } from '../lib/preferences/consent.ts'

/** Whether this site supports an action: for example, consent can be changed only if the site asks for it. */
export function isOffered(action: Action, config: SiteConfig): boolean {
  return action.type !== 'askConsent' || asksConsent(config)
}
