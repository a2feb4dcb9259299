/** Kind of game of the bets on sport. */
export const sportsbookType = 'sportsbook'
