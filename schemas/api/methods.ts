/** Fixed version parameter `v` of every call (specification, section 9). */
export const apiVersion = '2.34'

/**
 * How each call travels: the only part of its contract that the browser needs.
 * `money` calls bear an `Idempotency-Key` and are never sent again by themselves.
 */
export const callMethods = {
  'account.getInfo': { method: 'GET' },
  'account.getBalance': { method: 'GET' },
  'account.changelocale': { method: 'POST' },
  'auth.login': { method: 'POST' },
  'auth.logout': { method: 'GET' },
  'auth.register': { method: 'POST' },
  'cashier.getdepositsettings': { method: 'GET' },
  'cashier.makedeposit': { method: 'POST', money: true },
  'cashier.gethistory': { method: 'GET' },
  'games.get': { method: 'GET' },
  'games.getLikes': { method: 'GET' },
  'games.addLike': { method: 'POST' },
  'games.removeLike': { method: 'POST' },
  'metadata.getgeneralinfo': { method: 'GET' },
  'events.handle': { method: 'GET' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; money?: true }>

export type CallName = keyof typeof callMethods
