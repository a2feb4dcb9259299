/**
 * Every event that the site reports, and what may be said with it: names of things, amounts, codes. Nothing that
 * names a person, and no text that somebody typed. What is not in the list is left out.
 */
export const trackedEvents = {
  page_view: ['path'],
  login: [],
  login_error: ['code'],
  sign_up: [],
  sign_up_error: ['code'],
  logout: [],
  logout_error: ['code'],
  make_deposit: ['transaction', 'amount', 'currency'],
  make_withdrawal: ['transaction', 'amount', 'currency'],
  play_game: ['sysname', 'mode'],
  favourite: ['sysname', 'isFavourite'],
  tournament_participate: ['id'],
  offer_take: ['id'],
  campaign_popup: ['sysname'],
  'promo-not-found': ['code'],
  loyalty_purchase: ['product', 'price'],
  chat_open: [],
  install_offer: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type EventName = keyof typeof trackedEvents
export type EventValue = string | number | boolean

/** What is said with an event of this name. */
export type EventParams<Name extends EventName> = Readonly<
  Record<(typeof trackedEvents)[Name][number], EventValue>
>

export interface TrackedEvent {
  name: EventName
  params: Readonly<Record<string, EventValue>>
}
