/** Id of the route that displays the pages. */
export const pageRouteId = 'page'
