/** Game type of sports bets. */
export const sportsbookType = 'sportsbook'
