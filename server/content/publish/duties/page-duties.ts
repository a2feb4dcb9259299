import { waitingPages } from '../../../../schemas/api/payment-displays.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { hasContent, offersForm, offersLimits, reports, shows } from './block-keeps.ts'
import type { Duty, Keep } from './duty.ts'
import { keepsDecline } from './invitation-keeps.ts'
import { invitesNobody } from './limit-keeps.ts'
import { isTheSameForAll, keepsEveryPart, keepsText } from './text-keeps.ts'
import { atRoute, hasFrame, isAlwaysOn, isListed, isPublic, opensFreely } from './value-keeps.ts'

const start = phrase`Visitors see it first, and every system page leads back to it`
const deposits = phrase`Players pay money in here`
const withdrawals = phrase`Players withdraw their money here`
const money = phrase`Players see their money and their payments here`
const results = phrase`Players return here from the payment provider and learn the state of their payment`
const access = phrase`Players log in, register or restore their access here; links in e-mails lead here`
const contacts = phrase`Players confirm their e-mail address or phone number here; links in messages lead here`
const consent = phrase`A friend learns what becomes of an invitation, so guests must be able to decline it`
const games = phrase`Players open games here; the whole site leads here`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const terms = phrase`Players agree to this text when they register`
const account = phrase`Players manage their account and its security here`
const identity = phrase`Players prove their identity here; without it the site may not pay out`
const help = phrase`Players get help here; error messages lead here`
const features = phrase`Other pages and notifications lead players here`
const errors = phrase`The site shows this page itself`

/** A page at a fixed address that must keep one of `blocks`. */
function page(key: string, route: string, purpose: Phrase, ...keeps: readonly Keep[]): Duty {
  return { kind: 'page', key, route, purpose, keeps: [atRoute(route), hasContent, ...keeps] }
}

/** A page of a feature that some sites do not have. */
const featurePage = (key: string, route: string, block: string): Duty => ({
  ...page(key, route, features, shows(block), hasFrame),
  isFeature: true,
})

const ofCashier = [hasFrame, isAlwaysOn, opensFreely] as const
const ofGuests = [isPublic, isAlwaysOn] as const
const ofAccount = [hasFrame] as const

const paymentResult = (key: string, route: string, outcome: string): Duty =>
  page(key, route, results, shows('PaymentResult'), reports(outcome), ...ofCashier)

const systemPage = (key: string, ...keeps: readonly Keep[]): Duty => ({
  kind: 'page',
  key,
  purpose: errors,
  keeps: [hasContent, isPublic, isAlwaysOn, ...keeps],
})

const text = (key: string, route: string, purpose: Phrase, ...keeps: readonly Keep[]): Duty =>
  page(
    key,
    route,
    purpose,
    hasFrame,
    isListed,
    keepsText,
    keepsEveryPart,
    isTheSameForAll,
    opensFreely,
    ...ofGuests,
    ...keeps,
  )

export const pageDuties: readonly Duty[] = [
  page('home', '/', start, hasFrame, isListed, ...ofGuests),

  page('cashier-deposit', '/cashier/deposit', deposits, shows('Deposit'), ...ofCashier),
  page('cashier-deposit-method', '/cashier/deposit/:sysname', deposits, shows('Deposit'), ...ofCashier),
  page('cashier-withdraw', '/cashier/withdraw', withdrawals, shows('Withdraw'), ...ofCashier),
  page('cashier-history', '/cashier/history', money, shows('CashierHistory'), ...ofCashier),
  page('cashier-receipt', '/cashier/receipt', money, shows('Receipt'), ...ofCashier),
  page('cashier-wallet', '/cashier/wallet', money, shows('Wallet'), ...ofCashier),
  page('cashier-billing', '/cashier/billing', money, shows('RecentTransactions'), ...ofCashier),
  paymentResult('pay-success', '/cashier/paysuccess', 'success'),
  paymentResult('pay-success-transaction', '/cashier/paysuccess/:transaction', 'success'),
  paymentResult('pay-fail', '/cashier/payfail', 'fail'),
  paymentResult('pay-fail-transaction', '/cashier/payfail/:transaction', 'fail'),
  paymentResult('pay-pending', '/cashier/paypending', 'pending'),
  paymentResult('pay-pending-transaction', '/cashier/paypending/:transaction', 'pending'),
  paymentResult('pay-cancel', '/cashier/paycancel', 'cancel'),
  ...Object.entries(waitingPages)
    .filter(([display]) => display !== 'pending')
    .map(([display, route]) => paymentResult(`pay-${display.replaceAll('_', '-')}`, route, display)),

  page('forms-sign-in', '/forms/sign_in', access, offersForm('auth.login'), ...ofGuests),
  page('forms-sign-up', '/forms/sign_up', access, offersForm('auth.register'), ...ofGuests),
  { kind: 'page', key: 'forms-sign-up', route: '/forms/sign_up', purpose: consent, keeps: [keepsDecline] },
  page('forms-restore', '/forms/restore', access, offersForm('auth.restore'), ...ofGuests),
  page(
    'forms-reset-password',
    '/forms/reset_password',
    access,
    offersForm('auth.resetPassword'),
    ...ofGuests,
  ),
  page('forms-social', '/forms/social', access, shows('SocialReturn'), ...ofGuests),
  page('confirmation', '/confirmation', contacts, shows('ConfirmContact'), ...ofGuests),
  page('confirmation-success', '/confirmation/success', contacts, ...ofGuests),
  page('unsubscribe', '/unsubscribe', features, shows('Unsubscribe'), ...ofGuests),

  page('game', '/game/:sysname', games, shows('GameStage'), hasFrame, ...ofGuests),
  page('gamehall', '/gamehall', games, shows('GameHall'), hasFrame, isListed, ...ofGuests),
  page('gamehall-by-id', '/gamehall/:id', games, shows('GameHall'), hasFrame, ...ofGuests),

  page(
    'profile-responsible-game',
    '/profile/responsible-game',
    limits,
    shows('PlayLimits'),
    offersLimits,
    shows('PlayBreaks'),
    shows('DepositLimit'),
    { ...shows('OwnSpending'), severity: 'warning' },
    invitesNobody,
    hasFrame,
    opensFreely,
    isAlwaysOn,
  ),
  text('responsible-gaming', '/responsible-gaming', limits, invitesNobody),
  text('rules', '/rules', terms),
  text('privacy', '/privacy', terms),
  text('bonus-terms', '/bonus-terms', terms),
  page('support', '/support', help, shows('SupportContacts'), hasFrame, isListed, ...ofGuests),

  page(
    'profile-settings',
    '/profile/settings',
    account,
    shows('ProfileForm'),
    shows('Contacts'),
    ...ofAccount,
    isAlwaysOn,
  ),
  page(
    'profile-security',
    '/profile/security',
    account,
    offersForm('account.changepassword'),
    shows('TwoFactor'),
    shows('Sessions'),
    ...ofAccount,
    isAlwaysOn,
  ),
  page('profile-verification', '/profile/verification', identity, shows('IdentityCheck'), ...ofAccount),
  page('profile-notification', '/profile/notification', account, shows('Subscriptions'), ...ofAccount),
  page('profile-bets-history', '/profile/bets/history', account, shows('BetHistory'), ...ofAccount),
  page('profile-bonuses', '/profile/bonuses', account, shows('Bonuses'), ...ofAccount),

  featurePage('profile-bets-exports', '/profile/bets/exports', 'HistoryExport'),
  featurePage('profile-notifications', '/profile/notifications', 'NotificationList'),
  featurePage('profile-cashback', '/profile/cashback', 'Cashbacks'),
  featurePage('profile-loyalty', '/profile/loyalty', 'LoyaltyLevel'),
  featurePage('loyalty', '/loyalty', 'LoyaltyPrograms'),
  featurePage('loyalty-program', '/loyalty/:sysname', 'LoyaltyProgram'),
  featurePage('loyalty-shop', '/loyalty/shop', 'LoyaltyShop'),
  featurePage('tournaments', '/tournaments', 'TournamentList'),
  featurePage('tournament', '/tournaments/:id', 'TournamentDetails'),
  featurePage('tournament-games', '/tournaments/:id/gamehall', 'TournamentGames'),
  featurePage('jackpots', '/jackpots', 'JackpotList'),
  featurePage('jackpot', '/jackpots/:id', 'JackpotDetails'),
  featurePage('offers', '/offers', 'OfferList'),
  featurePage('offer', '/offers/:id', 'OfferDetails'),
  featurePage('promotions', '/promotions', 'OfferList'),
  featurePage('promotion', '/promotions/:id', 'OfferDetails'),
  featurePage('betting', '/betting', 'Sportsbook'),

  systemPage('maintenance', shows('SystemMessage')),
  systemPage('not-found', shows('SystemMessage')),
  systemPage('forbidden', shows('SystemMessage')),
  systemPage('user-blocked', shows('SystemMessage')),
  { ...systemPage('slot-error', shows('SystemMessage'), atRoute('/slot-error')), route: '/slot-error' },
]
