const quietPages = /^\/(?:game\/[^/]+|cashier\/deposit(?:\/[^/]+)?)$/

/** Pages on which players must not be interrupted: games and payments. `path` has no language prefix. */
export function isQuietPage(path: string): boolean {
  return quietPages.test(path)
}
