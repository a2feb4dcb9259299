// Names of all values that the site and the Studio store in the browser.

/** local: colour scheme that the player chose; applied before the first paint. */
export const scheme = 'marquee.scheme'
/** local: addresses of the font files that the browser has loaded; used before the first paint. */
export const fonts = 'marquee.fonts'
/** local: searches for games that led to one. */
export const recentSearches = 'marquee.recent_searches'
/** local: values of a player that were typed into forms and not sent; session: those of a guest. */
export const unsentForms = 'marquee.unsent_forms'
/** local: minutes between two reminders of the time of play, as chosen by the player. */
export const realityCheck = 'marquee.reality_check'
/** local: 1 if amounts of money are hidden behind dots. */
export const hideBalance = 'marquee.hide_balance'
/** local: ids of the players who requested a confirmation message for a contact in this browser. */
export const confirmSent = 'marquee.confirm_sent'
/** local: 1 from a login to the logout of a player. */
export const player = 'marquee.player'
/** local: when a player last did something in any tab, in milliseconds. */
export const lastActivity = 'marquee.last_activity'
/** local: the promo code of the last address that had one; the initial value of promo code fields. */
export const promoCode = 'promo_code'
/** local: id of the cashback that a popup has shown last. */
export const seenCashback = 'already_seen_cashback_id'
/** session: the visit started as a mini-app inside the messenger. */
export const messenger = 'marquee.messenger'
/** local: id of the player whose support conversation this browser stores. */
export const chatOwner = 'marquee.chat_owner'
/** local: days with a visit, and when installation was last offered. */
export const visits = 'marquee.visits'
export const installOffered = 'marquee.install_offered'
/** session: the visit has already asked for a first gesture. */
export const gestureHintShown = 'marquee.gesture_asked'
/** local: external address to return to after a social login. */
export const socialReturn = 'marquee.back_url.social'
/** local: the same for a payment. */
export const paymentReturn = 'marquee.back_url.payment'
/** local: the game or sportsbook that a player has shown last. */
export const playPage = 'marquee.play_page'
/** local: the one from which the player went to pay in; shared by all tabs. */
export const depositOrigin = 'marquee.deposit_origin'
/** session: address of the last page that is not for guests only, to which a login returns. */
export const loginOrigin = 'marquee.login_origin'
/** session: the social login started by this tab or its opener. */
export const socialLogin = 'marquee.social_login'
/** session: 1 if the platform has no login by passkey. */
export const noPasskeys = 'marquee.no_passkeys'
/** session: scroll position and length of a list of games when its page was left. */
export const listPlace = 'marquee.list_place'
/** session: changes of favourites that the platform has not answered. */
export const likes = 'marquee.likes'
/** session: the campaign that a player activated last with a promo code, and the player. */
export const activatedCampaign = 'marquee.activated_campaign'
/** local: keys of the dismissed notices; applied before the first paint. */
export const dismissedNotices = 'marquee.dismissed_notices'
/** local: when popups that open by themselves did so, in milliseconds, by their keys. */
export const openedPopups = 'marquee.opened_popups'
/** session: 1 if a popup has opened by itself in this visit. */
export const openedInVisit = 'marquee.opened_in_visit'
/** session: 1 if the visitor was a guest in this visit. */
export const wasGuest = 'marquee.was_guest'
/** session: that demo mode has been explained. */
export const demoSeen = 'marquee.demo_seen'
/** local: the answer to the question about analytics: accepted or declined. */
export const consent = 'marquee.consent'
/** session: id of the visit for fraud detection. */
export const fraudSession = 'marquee.fraud_session'
/** session: the tracking parameters that the visit's hit has reported. */
export const visitReported = 'marquee.visit_told'
/** session: recognised analytics parameters of the visit. */
export const trackingMarks = 'marquee.tracking_marks'
/** session: when the page last reloaded itself, in milliseconds. */
export const lastReload = 'marquee.last_reload'
/** local: gifts of the loyalty shop that were requested and not answered yet. */
export const purchaseIntents = 'marquee.purchase_intents'
/** local: news of the loyalty program that the player has not seen yet; shared by all tabs. */
export const notices = 'marquee.notices'
/** local: payment method of the last deposit and of the last withdrawal. */
export const lastDepositMethod = 'marquee.last_deposit_method'
export const lastWithdrawalMethod = 'marquee.last_withdrawal_method'
/** session: amount, offer and payment of a deposit that has not arrived yet. */
export const depositOrder = 'marquee.deposit_order'
/** local: language of the Studio. */
export const studioLanguage = 'marquee.studio.language'
/** local: whether the navigation shows icons only, beside an open document and elsewhere. */
export const studioNavigation = 'marquee.studio.navigation'
/** local: whether the list of a document's blocks is folded away, beside the fields of a block and of the document. */
export const foldedOutline = 'marquee.studio.folded_outline'
/** local: names of the closed groups of documents. */
export const closedGroups = 'marquee.studio.closed_groups'
/** local: by the first page of an area of the Studio, the one that was last open in it. */
export const openedScreens = 'marquee.studio.opened_screens'
