/** The sportsbook as a launchable game. It is not part of the catalogue. */
export const sportsbookGame = {
  id: 0,
  sysname: 'sportsbook',
  name: 'Marra Sport',
  type: 'sportsbook',
  emblem: 'ball',
  palette: 'site',
  hasDemo: true,
}
