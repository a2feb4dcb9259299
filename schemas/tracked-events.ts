/**
 * Every event that the site reports, with its allowed parameters: names of things, amounts, codes. No
 * personal names and no typed text. Other parameters are dropped.
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
  file_download: ['file'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type EventName = keyof typeof trackedEvents
export type EventValue = string | number | boolean

/** Parameters of an event. */
export type EventParams<Name extends EventName> = Readonly<
  Record<(typeof trackedEvents)[Name][number], EventValue>
>

export interface TrackedEvent {
  name: EventName
  params: Readonly<Record<string, EventValue>>
}
