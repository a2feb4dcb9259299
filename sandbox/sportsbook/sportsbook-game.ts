/** The sportsbook as something to launch. It stands in no catalogue of games. */
export const sportsbookGame = {
  id: 0,
  sysname: 'sportsbook',
  name: 'Marquee Sport',
  type: 'sportsbook',
  emblem: 'ball',
  palette: 'night',
  hasDemo: true,
}
