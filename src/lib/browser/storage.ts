/** Names of everything that the site keeps in the browser. */
export const storageKeys = {
  /** local: colour scheme that the player chose; read by boot.js before the first paint. */
  scheme: 'marquee.scheme',
  /** local: what was looked for among the games and led to one. */
  recentSearches: 'marquee.recent_searches',
  /** local: 1 where amounts of money are to be shown as dots. */
  hideBalance: 'marquee.hide_balance',
  /** local: numbers of the players who have asked here for a message that confirms a contact. */
  confirmSent: 'marquee.confirm_sent',
  /** local: when a player last did something in any tab, in milliseconds. */
  lastActivity: 'marquee.last_activity',
  /** local: the promo code that an address bore last; forms that ask for one begin with it. */
  promoCode: 'promo_code',
  /** local: number of the cashback that a popup has told of last. */
  seenCashback: 'already_seen_cashback_id',
  /** session: the visit began as a mini-app inside the messenger. */
  messenger: 'marquee.messenger',
  /** local: number of the player whose conversation with support this browser holds. */
  chatOwner: 'marquee.chat_owner',
  /** local: days on which the site was visited, and when it was last offered to be installed. */
  visits: 'marquee.visits',
  installOffered: 'marquee.install_offered',
  /** session: a first gesture was asked for in this visit. */
  gestureAsked: 'marquee.gesture_asked',
  /** local: where a social login leads out of the site when it has come to its end. */
  socialReturn: 'marquee.back_url.social',
  /** local: the same for a payment. */
  paymentReturn: 'marquee.back_url.payment',
  /** session: the social login that this tab, or the one that opened it, has begun. */
  socialLogin: 'marquee.social_login',
  /** session: how far a list of games had come when its page was left. */
  listPlace: 'marquee.list_place',
  /** session: that demo mode has been explained. */
  demoSeen: 'marquee.demo_seen',
  /** local: what was answered to the question about analytics: accepted or declined. */
  consent: 'marquee.consent',
  /** session: number of the visit for the detection of fraud. */
  fraudSession: 'marquee.fraud_session',
  /** session: the marks with which a hit has told of the visit. */
  visitTold: 'marquee.visit_told',
  /** session: recognised analytics parameters of the visit. */
  trackingMarks: 'marquee.tracking_marks',
  /** session: when the page last reloaded itself, in milliseconds. */
  lastReload: 'marquee.last_reload',
  /** local: gifts of the loyalty shop that were asked for and not yet answered. */
  purchaseIntents: 'marquee.purchase_intents',
  /** local: payment method of the last deposit and of the last withdrawal. */
  lastDepositMethod: 'marquee.last_deposit_method',
  lastWithdrawalMethod: 'marquee.last_withdrawal_method',
} as const

/** local: an order of this kind that was sent and not yet answered; shared by all tabs. */
export const intentKey = (kind: string) => `marquee.${kind}_intent` as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | ReturnType<typeof intentKey>

/** local: until it is removed; session: as long as the tab. */
export type StoragePlace = 'local' | 'session'

/** A browser that refuses storage (private window, full quota) makes the site forgetful, never broken. */
function attempt<Result>(place: StoragePlace, access: (storage: Storage) => Result): Result | null {
  try {
    return access(place === 'local' ? localStorage : sessionStorage)
  } catch {
    return null
  }
}

export function readItem(place: StoragePlace, key: StorageKey): string | null {
  return attempt(place, (storage) => storage.getItem(key))
}

export function writeItem(place: StoragePlace, key: StorageKey, value: string): void {
  attempt(place, (storage) => storage.setItem(key, value))
}

export function removeItem(place: StoragePlace, key: StorageKey): void {
  attempt(place, (storage) => storage.removeItem(key))
}

/** The stored value, or undefined where there is none or it is no JSON. Its shape is the caller's to check. */
export function readJson(place: StoragePlace, key: StorageKey): unknown {
  const text = readItem(place, key)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

export function writeJson(place: StoragePlace, key: StorageKey, value: unknown): void {
  writeItem(place, key, JSON.stringify(value))
}
