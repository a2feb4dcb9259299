/** Names of all values that the site stores in the browser. */
export const storageKeys = {
  /** local: colour scheme that the player chose; read by boot-appearance.js before the first paint. */
  scheme: 'marquee.scheme',
  /** local: addresses of the font files that the browser has loaded; used by boot-appearance.js. */
  fonts: 'marquee.fonts',
  /** local: searches for games that led to one. */
  recentSearches: 'marquee.recent_searches',
  /** local: values of a player that were typed into forms and not sent; session: those of a guest. */
  unsentForms: 'marquee.unsent_forms',
  /** local: minutes between two reminders of the time of play, as chosen by the player. */
  realityCheck: 'marquee.reality_check',
  /** local: 1 if amounts of money are hidden behind dots. */
  hideBalance: 'marquee.hide_balance',
  /** local: ids of the players who requested a confirmation message for a contact in this browser. */
  confirmSent: 'marquee.confirm_sent',
  /** local: when a player last did something in any tab, in milliseconds. */
  lastActivity: 'marquee.last_activity',
  /** local: the promo code of the last address that had one; the initial value of promo code fields. */
  promoCode: 'promo_code',
  /** local: id of the cashback that a popup has shown last. */
  seenCashback: 'already_seen_cashback_id',
  /** session: the visit started as a mini-app inside the messenger. */
  messenger: 'marquee.messenger',
  /** local: id of the player whose support conversation this browser stores. */
  chatOwner: 'marquee.chat_owner',
  /** local: days with a visit, and when installation was last offered. */
  visits: 'marquee.visits',
  installOffered: 'marquee.install_offered',
  /** session: the visit has already asked for a first gesture. */
  gestureHintShown: 'marquee.gesture_asked',
  /** local: external address to return to after a social login. */
  socialReturn: 'marquee.back_url.social',
  /** local: the same for a payment. */
  paymentReturn: 'marquee.back_url.payment',
  /** session: the social login started by this tab or its opener. */
  socialLogin: 'marquee.social_login',
  /** session: 1 if the platform has no login by passkey. */
  noPasskeys: 'marquee.no_passkeys',
  /** session: scroll position and length of a list of games when its page was left. */
  listPlace: 'marquee.list_place',
  /** session: changes of favourites that the platform has not answered; read by boot.js. */
  likes: 'marquee.likes',
  /** session: that demo mode has been explained. */
  demoSeen: 'marquee.demo_seen',
  /** local: the answer to the question about analytics: accepted or declined. */
  consent: 'marquee.consent',
  /** session: id of the visit for fraud detection. */
  fraudSession: 'marquee.fraud_session',
  /** session: the tracking parameters that the visit's hit has reported. */
  visitReported: 'marquee.visit_told',
  /** session: recognised analytics parameters of the visit. */
  trackingMarks: 'marquee.tracking_marks',
  /** session: when the page last reloaded itself, in milliseconds. */
  lastReload: 'marquee.last_reload',
  /** local: gifts of the loyalty shop that were requested and not answered yet. */
  purchaseIntents: 'marquee.purchase_intents',
  /** local: news of the loyalty program that the player has not seen yet; shared by all tabs. */
  notices: 'marquee.notices',
  /** local: payment method of the last deposit and of the last withdrawal. */
  lastDepositMethod: 'marquee.last_deposit_method',
  lastWithdrawalMethod: 'marquee.last_withdrawal_method',
  /** session: amount, offer and payment of a deposit that has not arrived yet. */
  depositOrder: 'marquee.deposit_order',
} as const

/** Names of what the Studio stores; apart from those of the site, so that players do not load them. */
export const studioStorageKeys = {
  /** local: language of the Studio. */
  language: 'marquee.studio.language',
  /** local: whether the navigation shows icons only, beside an open document and elsewhere. */
  navigation: 'marquee.studio.navigation',
  /** local: names of the closed groups of documents. */
  closedGroups: 'marquee.studio.closed_groups',
} as const

/** local: text of a document that a user of the Studio has typed and the server does not have; `kind/key`. */
export const draftTextKey = (user: number, document: string) =>
  `marquee.studio.text.${user}.${document}` as const

/** local: a request of this kind that was sent and not answered yet; shared by all tabs. */
export const intentKey = (kind: string) => `marquee.${kind}_intent` as const

/** local: when a player's play for money began, and when they were last reminded and seen; shared by all tabs. */
export const playClockKey = (uid: number) => `marquee.play_clock.${uid}` as const

export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | (typeof studioStorageKeys)[keyof typeof studioStorageKeys]
  | ReturnType<typeof draftTextKey>
  | ReturnType<typeof intentKey>
  | ReturnType<typeof playClockKey>

/** local: until it is removed; session: until the tab is closed. */
export type StoragePlace = 'local' | 'session'

/** If the browser refuses storage (private window, full quota), the site forgets values but keeps working. */
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

/** The stored value, or undefined if it is missing or not JSON. The caller checks its shape. */
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
