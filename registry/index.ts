import type { TObject } from 'typebox'
import type { ComponentContract, LoadDefinition } from '../schemas/component.ts'
import { accordion } from './accordion/accordion.schema.ts'
import { accountFrame } from './account-frame/account-frame.schema.ts'
import { accountPanel } from './account-panel/account-panel.schema.ts'
import { authenticator } from './authenticator/authenticator.schema.ts'
import { authPanel } from './auth-panel/auth-panel.schema.ts'
import { articleHead } from './article-head/article-head.schema.ts'
import { articleList } from './article-list/article-list.schema.ts'
import { banner } from './banner/banner.schema.ts'
import { bareHeader } from './bare-header/bare-header.schema.ts'
import { betHistory } from './bet-history/bet-history.schema.ts'
import { bonuses } from './bonuses/bonuses.schema.ts'
import { button } from './button/button.schema.ts'
import { cardList } from './card-list/card-list.schema.ts'
import { cashbacks } from './cashbacks/cashbacks.schema.ts'
import { cashierHead } from './cashier-head/cashier-head.schema.ts'
import { cashierHistory } from './cashier-history/cashier-history.schema.ts'
import { categoryChips } from './category-chips/category-chips.schema.ts'
import { columns } from './columns/columns.schema.ts'
import { completeRegistration } from './complete-registration/complete-registration.schema.ts'
import { confirmContact } from './confirm-contact/confirm-contact.schema.ts'
import { contacts } from './contacts/contacts.schema.ts'
import { countdown } from './countdown/countdown.schema.ts'
import { dataTable } from './data-table/data-table.schema.ts'
import { deposit } from './deposit/deposit.schema.ts'
import { depositLimit } from './deposit-limit/deposit-limit.schema.ts'
import { embeddedFrame } from './embedded-frame/embedded-frame.schema.ts'
import { experiment } from './experiment/experiment.schema.ts'
import { feedback } from './feedback/feedback.schema.ts'
import { formBlock } from './form-block/form-block.schema.ts'
import { formTabs } from './form-tabs/form-tabs.schema.ts'
import { freespins } from './freespins/freespins.schema.ts'
import { gameHall } from './game-hall/game-hall.schema.ts'
import { gameInfo } from './game-info/game-info.schema.ts'
import { gameRow } from './game-row/game-row.schema.ts'
import { gameStage } from './game-stage/game-stage.schema.ts'
import { gameTournament } from './game-tournament/game-tournament.schema.ts'
import { gameWins } from './game-wins/game-wins.schema.ts'
import { gamesSearch } from './games-search/games-search.schema.ts'
import { hero } from './hero/hero.schema.ts'
import { historyExport } from './history-export/history-export.schema.ts'
import { iconSprite } from './icon-sprite/icon-sprite.schema.ts'
import { identityCheck } from './identity-check/identity-check.schema.ts'
import { image } from './image/image.schema.ts'
import { jackpotBoard } from './jackpot-board/jackpot-board.schema.ts'
import { loginCode } from './login-code/login-code.schema.ts'
import { loginHistory } from './login-history/login-history.schema.ts'
import { loyaltyCharacters } from './loyalty-characters/loyalty-characters.schema.ts'
import { loyaltyHero } from './loyalty-hero/loyalty-hero.schema.ts'
import { loyaltyLevel } from './loyalty-level/loyalty-level.schema.ts'
import { loyaltyProgram } from './loyalty-program/loyalty-program.schema.ts'
import { loyaltyPrograms } from './loyalty-programs/loyalty-programs.schema.ts'
import { loyaltyShop } from './loyalty-shop/loyalty-shop.schema.ts'
import { notificationList } from './notification-list/notification-list.schema.ts'
import { offerDetails } from './offer-details/offer-details.schema.ts'
import { offerList } from './offer-list/offer-list.schema.ts'
import { ownSpending } from './own-spending/own-spending.schema.ts'
import { jackpotDetails } from './jackpot-details/jackpot-details.schema.ts'
import { jackpotList } from './jackpot-list/jackpot-list.schema.ts'
import { jackpotWinners } from './jackpot-winners/jackpot-winners.schema.ts'
import { passkeyLogin } from './passkey-login/passkey-login.schema.ts'
import { passkeys } from './passkeys/passkeys.schema.ts'
import { paymentResult } from './payment-result/payment-result.schema.ts'
import { personalGames } from './personal-games/personal-games.schema.ts'
import { playBreaks } from './play-breaks/play-breaks.schema.ts'
import { playLimits } from './play-limits/play-limits.schema.ts'
import { preferences } from './preferences/preferences.schema.ts'
import { profileForm } from './profile-form/profile-form.schema.ts'
import { promoCode } from './promo-code/promo-code.schema.ts'
import { promotionCards } from './promotion-cards/promotion-cards.schema.ts'
import { resetPassword } from './reset-password/reset-password.schema.ts'
import { providerList } from './provider-list/provider-list.schema.ts'
import { relatedArticles } from './related-articles/related-articles.schema.ts'
import { relatedGames } from './related-games/related-games.schema.ts'
import { referral } from './referral/referral.schema.ts'
import { referralFriends } from './referral-friends/referral-friends.schema.ts'
import { pushNotifications } from './push-notifications/push-notifications.schema.ts'
import { receipt } from './receipt/receipt.schema.ts'
import { recentTransactions } from './recent-transactions/recent-transactions.schema.ts'
import { responsibleBand } from './responsible-band/responsible-band.schema.ts'
import { richText } from './rich-text/rich-text.schema.ts'
import { section } from './section/section.schema.ts'
import { seoText } from './seo-text/seo-text.schema.ts'
import { sessions } from './sessions/sessions.schema.ts'
import { sidebar } from './sidebar/sidebar.schema.ts'
import { siteFooter } from './site-footer/site-footer.schema.ts'
import { siteHeader } from './site-header/site-header.schema.ts'
import { socialLogin } from './social-login/social-login.schema.ts'
import { socialReturn } from './social-return/social-return.schema.ts'
import { sportsRow } from './sports-row/sports-row.schema.ts'
import { sportsbook } from './sportsbook/sportsbook.schema.ts'
import { subscriptions } from './subscriptions/subscriptions.schema.ts'
import { supportContacts } from './support-contacts/support-contacts.schema.ts'
import { systemMessage } from './system-message/system-message.schema.ts'
import { tabs } from './tabs/tabs.schema.ts'
import { tournamentCard } from './tournament-card/tournament-card.schema.ts'
import { tournamentDetails } from './tournament-details/tournament-details.schema.ts'
import { tournamentGames } from './tournament-games/tournament-games.schema.ts'
import { tournamentList } from './tournament-list/tournament-list.schema.ts'
import { twoFactor } from './two-factor/two-factor.schema.ts'
import { unsubscribe } from './unsubscribe/unsubscribe.schema.ts'
import { video } from './video/video.schema.ts'
import { wallet } from './wallet/wallet.schema.ts'
import { winnersStrip } from './winners-strip/winners-strip.schema.ts'
import { winnersTable } from './winners-table/winners-table.schema.ts'
import { withdraw } from './withdraw/withdraw.schema.ts'
import { invitationNotice } from './invitation-notice/invitation-notice.schema.ts'
import { inProgress } from './in-progress/in-progress.schema.ts'
import { playDiary } from './play-diary/play-diary.schema.ts'
import { playReminder } from './play-reminder/play-reminder.schema.ts'
import { breakNotice } from './break-notice/break-notice.schema.ts'
import { noticeBar } from './notice-bar/notice-bar.schema.ts'
import { sharedSection } from './shared-section/shared-section.schema.ts'
import { downloads } from './downloads/downloads.schema.ts'
import { gallery } from './gallery/gallery.schema.ts'

/** The contract of any entry. */
export type RegistryContract = ComponentContract<TObject, Record<string, LoadDefinition>>

/** Every component that content managers may use; the only such list. */
const contracts: readonly RegistryContract[] = [
  gallery,
  sharedSection,
  downloads,
  noticeBar,
  breakNotice,
  playReminder,
  playDiary,
  inProgress,
  invitationNotice,
  accordion,
  accountFrame,
  accountPanel,
  authenticator,
  authPanel,
  articleHead,
  articleList,
  banner,
  bareHeader,
  betHistory,
  bonuses,
  button,
  cardList,
  cashbacks,
  cashierHead,
  cashierHistory,
  categoryChips,
  columns,
  completeRegistration,
  confirmContact,
  contacts,
  countdown,
  dataTable,
  deposit,
  depositLimit,
  embeddedFrame,
  experiment,
  feedback,
  formBlock,
  formTabs,
  freespins,
  gameHall,
  gameInfo,
  gameRow,
  gameStage,
  gameTournament,
  gameWins,
  gamesSearch,
  hero,
  historyExport,
  iconSprite,
  identityCheck,
  image,
  jackpotBoard,
  loginCode,
  loginHistory,
  loyaltyCharacters,
  loyaltyHero,
  loyaltyLevel,
  loyaltyProgram,
  loyaltyPrograms,
  loyaltyShop,
  notificationList,
  offerDetails,
  offerList,
  ownSpending,
  jackpotDetails,
  jackpotList,
  jackpotWinners,
  passkeyLogin,
  passkeys,
  paymentResult,
  personalGames,
  playBreaks,
  playLimits,
  preferences,
  profileForm,
  promoCode,
  promotionCards,
  resetPassword,
  providerList,
  relatedArticles,
  relatedGames,
  pushNotifications,
  referral,
  referralFriends,
  receipt,
  recentTransactions,
  responsibleBand,
  richText,
  section,
  seoText,
  sessions,
  sidebar,
  siteFooter,
  siteHeader,
  socialLogin,
  socialReturn,
  sportsRow,
  sportsbook,
  subscriptions,
  supportContacts,
  systemMessage,
  tabs,
  tournamentCard,
  tournamentDetails,
  tournamentGames,
  tournamentList,
  twoFactor,
  unsubscribe,
  video,
  wallet,
  winnersStrip,
  winnersTable,
  withdraw,
]

/** The contracts by type. */
export const registry: ReadonlyMap<string, RegistryContract> = new Map(
  contracts.map((contract) => [contract.type, contract]),
)
