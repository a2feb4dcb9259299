import { apiVersion } from '../../schemas/api/version.ts'

/** Descriptions of the groups of calls. */
export const groupDescriptions: Readonly<Record<string, string>> = {
  account: 'Player: balances, contacts, profile, two-factor authentication',
  auth: 'Login, registration, password reset',
  banners: 'Campaign banners',
  bettingBonuses: 'Sports bonuses',
  bonuses: 'Casino bonuses',
  campaigns: 'Offers and promo codes',
  cashbacks: 'Cashbacks of the player',
  cashier: 'Deposits, withdrawals and transaction history',
  chatEvents: 'Messages of the support chat',
  events: 'Analytics events',
  freespins: 'Free spins of the player',
  games: 'Games, favourites, history and sportsbooks',
  identity: 'Identity check by a third-party provider',
  jackpots: 'Jackpots and their winners',
  leaderboard: 'Recent wins to display',
  loyalty: 'Points, levels, characters and the shop',
  notifications: 'What happened to the player’s money, bonuses, games and account',
  push: 'Messages of the same to the player’s devices, with web push',
  metadata: 'Site data for forms and pages',
  popups: 'Campaign popups',
  sports: 'Matches with their odds; optional for a platform',
  referral: 'Invitations of friends and their rewards; optional for a platform',
  responsible: 'Limits, breaks and self-exclusion; optional for a platform',
  storage: 'Small values that the site stores for a player',
  support: 'Support contacts',
  tournaments: 'Tournaments and participation',
}

export const introduction = `The calls that the site makes to the gaming platform behind it. A platform that implements these calls can run the site; the conformance suite (\`npm run conformance\`) checks an implementation. The content API has [a page of its own](/content/docs).

**Requests.** \`/api/{group}/{method}?v=${apiVersion}&locale=uz\`; v and locale are required. GET calls take their parameters from the query, POST calls from a form data body, urlencoded or multipart, of at most 64 KiB. All parameters are sent as text: numbers in decimal digits, booleans as true or false (1 and 0 are also accepted), objects as JSON. Parameters with a default are optional. Unknown parameters are ignored. A call with the wrong HTTP method fails with InvalidRequestException.

**Responses.** \`{"data": …}\` with status 200, or \`{"error": {"type", "message", "error_data"}}\` with the status of the error type. An invalid parameter fails with InvalidParameterException; its error_data maps each invalid field to the rule that it breaks, such as \`{"amount": "required"}\`. A failed request changes nothing. Responses must not be cached: \`Cache-Control: no-store\`.

**Session.** Calls that open or end a session set the session cookie: \`HttpOnly; SameSite=Lax; Path=/\`, over https also \`Secure\`.

**Money.** Amounts are decimal strings with a currency. Calls that move money require an \`Idempotency-Key\` of 1 to 200 characters: repeating the key with the same parameters returns the same response and does not move money again; with other parameters the call fails with InvalidRequestException.`
