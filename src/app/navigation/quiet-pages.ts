const quietPages = /^\/(?:game\/[^/]+|cashier(?:\/.*)?)$/

/** Pages on which players must not be interrupted: games and all money pages. `path` has no language prefix. */
export function isQuietPage(path: string): boolean {
  return quietPages.test(path)
}
