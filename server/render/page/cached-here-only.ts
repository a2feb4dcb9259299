/**
 * For answers that depend on the country or the campaign, or set a cookie: shared caches know the address only, and
 * many ignore `Vary`.
 */
export const cachedHereOnly = { 'cache-control': 'private, no-cache' }
