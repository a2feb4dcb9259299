import { isPageFormFilledIn } from '../../lib/browser/typed-input.ts'

const quietPages =
  /^\/(?:game\/[^/]+|(?:profile\/)?responsible-gam(?:e|ing)|profile\/(?:verification|security)|(?:cashier|betting)(?:\/.*)?)$/
/** Their forms have done their work once there is a player. */
const loginPages = /^\/forms\//

/**
 * Whether nothing may open over the page by itself: games, sport, all money pages, those for limits and breaks, where an
 * offer would tempt, the document check and the settings of the login, which are outside of forms, and any page with a
 * form that the player has begun to fill in. `path` has no language prefix.
 */
export function mustStayQuiet(path: string): boolean {
  return quietPages.test(path) || (!loginPages.test(path) && isPageFormFilledIn())
}
