const quietPages = /^\/(?:game\/[^/]+|cashier\/deposit(?:\/[^/]+)?)$/

/** Whoever plays or pays is not interrupted. `path` is without the language prefix. */
export function isQuietPage(path: string): boolean {
  return quietPages.test(path)
}
