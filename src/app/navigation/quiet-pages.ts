import type { PageTraits } from '../../../schemas/compiled.ts'
import { isPageFormFilledIn } from '../../lib/browser/typed-input.ts'

/**
 * Whether nothing may open over the page by itself: games, sport, all money pages, those for limits and breaks, where an
 * offer would tempt, the document check and the settings of the login, which are outside of forms, and any page with a
 * form that the player has begun to fill in.
 */
export function mustStayQuiet({ isCalm, forGuests }: PageTraits): boolean {
  return isCalm === true || (forGuests !== true && isPageFormFilledIn())
}
