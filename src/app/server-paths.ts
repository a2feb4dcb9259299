/** Paths below which the server answers by itself: there is no page of the application. */
const serverPaths = /^\/(?:api|art|assets|cms|content|frames|health|nfx|platform|sandbox)(?:\/|$)/

export function isServerPath(pathname: string): boolean {
  return serverPaths.test(pathname)
}
