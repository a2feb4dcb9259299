import { apiVersion } from '../../schemas/api/methods.ts'

/** Descriptions of the groups of calls. */
export const groupDescriptions: Readonly<Record<string, string>> = {
  account: 'The player: balances, contacts, profile, second factor',
  auth: 'Login, registration, a new password',
  banners: 'Banners of the campaigns',
  bettingBonuses: 'Bonuses for bets on sports',
  bonuses: 'Bonuses for casino games',
  campaigns: 'Offers and promo codes',
  cashbacks: 'Cashbacks of the player',
  cashier: 'Deposits, withdrawals and their history',
  chatEvents: 'Messages of the support chat',
  events: 'Analytics events',
  freespins: 'Free spins of the player',
  games: 'Games, favourites, history and sportsbooks',
  identity: 'Check of the identity by an outside provider',
  jackpots: 'Jackpots and who won them',
  leaderboard: 'Wins worth showing',
  loyalty: 'Points, levels, characters and the shop',
  metadata: 'What forms and pages need to know of the site',
  popups: 'Popups of the campaigns',
  sports: 'Matches with their odds; a platform may lack this group',
  responsible: 'Limits, breaks and self-exclusion; a platform may lack this group',
  storage: 'Small values that the site keeps for a player',
  support: 'Ways to reach support',
  tournaments: 'Tournaments and taking part in them',
}

export const introduction = `What the site asks of the gaming platform behind it. Whoever implements these calls can be the platform of the site; the conformance suite (\`npm run conformance\`) tells whether he has.

**Requests.** \`/api/{group}/{method}?v=${apiVersion}&locale=uz\`. Parameters of GET calls stand in the query, those of POST calls in a body of form data, urlencoded or multipart, of 64 KiB at most. All parameters travel as text: numbers in decimal digits, booleans as true or false (1 and 0 are taken too), objects as JSON. A parameter with a default may be left out. Unknown parameters are left out of account. Another method than that of the call is an InvalidRequestException.

**Answers.** \`{"data": …}\` with status 200, or \`{"error": {"type", "message", "error_data"}}\` with the one status that belongs to the type. A wrong parameter is an InvalidParameterException whose error_data names each wrong field with the rule that it breaks, such as \`{"amount": "required"}\`. A refused request changes nothing. No answer may be kept: \`Cache-Control: no-store\`.

**Session.** Calls that open or end a session set the session cookie: \`HttpOnly; SameSite=Lax; Path=/\`, over https \`Secure\` too.

**Money.** Amounts are decimal strings with a currency. Calls that move money ask for an \`Idempotency-Key\` of 1 to 200 characters: the same key with the same parameters is answered with the same answer and moves nothing again; with other parameters it is an InvalidRequestException.`
