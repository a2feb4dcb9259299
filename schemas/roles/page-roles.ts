import type { OperationName } from '../documents/operations.ts'
import { phrase, type Phrase } from '../phrase.ts'

/** What a page does on every site, so that code finds it at any address. */
export interface PageRoleDefinition {
  /** The specified address. null: the site shows the page itself, in place of another one. */
  default: string | null
  /** What players lose without it: a sentence without a full stop. */
  purpose: Phrase
  /** Blocks that the page must show. */
  blocks?: readonly string[]
  /** Operation of a form that the page must show. */
  form?: OperationName
  /** A value that blocks of the page must have: a page of failed payments reports no success. */
  prop?: { block: string; name: string; value: string }
  /** all: everybody. guest: visitors become players there. player: guests log in first. */
  access?: 'all' | 'guest' | 'player'
  /** Nothing opens by itself over the page. */
  calm?: true
  /** Visitors are in the middle of something: nothing suggests another step, and the page never reloads by itself. */
  isTask?: true
  /** The page shows the player's payment, so nothing else tells how it ends. */
  showsPayment?: true
  /** Others lead players back to it, at an address without their language. */
  isReturn?: true
  /** The page has sound, so it may ask for a first tap. */
  hasSound?: true
  /** The header and footer around the page show the licence and the way to limits. */
  isFramed?: true
  /** Search engines must find the page. */
  isListed?: true
  /** A feature switch may turn the page off. */
  isSwitched?: true
  /** Some sites do without the page, once its address is redirected. */
  isFeature?: true
  /** The page is a text to which players agree, or which they must be able to read. */
  isText?: true
  /** Players limit themselves here, so nothing invites them to pay in or to play. */
  invitesNobody?: true
  /** The licence requires the page. */
  isLaw?: true
}

const start = phrase`Visitors see it first, and every system page leads back to it`
const deposits = phrase`Players pay money in here`
const withdrawals = phrase`Players withdraw their money here`
const money = phrase`Players see their money and their payments here`
const results = phrase`Players return here from the payment provider and learn the state of their payment`
const access = phrase`Players log in, register or restore their access here; links in e-mails lead here`
const contacts = phrase`Players confirm their e-mail address or phone number here; links in messages lead here`
const games = phrase`Players open games here; the whole site leads here`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const terms = phrase`Players agree to this text when they register`
const account = phrase`Players manage their account and its security here`
const identity = phrase`Players prove their identity here; without it the site may not pay out`
const help = phrase`Players get help here; error messages lead here`
const features = phrase`Other pages and notifications lead players here`
const errors = phrase`The site shows this page itself`

const cashier = { access: 'player', calm: true, isTask: true, isFramed: true } as const
const deposit = { purpose: deposits, blocks: ['Deposit'], showsPayment: true, ...cashier } as const
const guests = { purpose: access, access: 'guest', isTask: true } as const
const profile = { access: 'player', isFramed: true } as const
const text = { access: 'all', isFramed: true, isListed: true, isText: true, isLaw: true } as const
const feature = { purpose: features, isFramed: true, isFeature: true } as const
const system = { purpose: errors, blocks: ['SystemMessage'], access: 'all', calm: true } as const

const outcome = <Value extends string>(value: Value) =>
  ({
    purpose: results,
    blocks: ['PaymentResult'],
    prop: { block: 'PaymentResult', name: 'outcome', value },
    showsPayment: true,
    isReturn: true,
    ...cashier,
  }) as const

/** The pages that code leads to or shows, with what each of them must have. */
export const pageRoles = {
  home: { default: '/', purpose: start, access: 'all', isFramed: true, isListed: true },

  deposit: { default: '/cashier/deposit', ...deposit },
  'deposit-method': { default: '/cashier/deposit/:sysname', ...deposit },
  withdrawal: { default: '/cashier/withdraw', purpose: withdrawals, blocks: ['Withdraw'], ...cashier },
  'cashier-history': {
    default: '/cashier/history',
    purpose: money,
    blocks: ['CashierHistory'],
    ...cashier,
  },
  receipt: { default: '/cashier/receipt', purpose: money, blocks: ['Receipt'], ...cashier },
  wallet: { default: '/cashier/wallet', purpose: money, blocks: ['Wallet'], ...cashier },
  billing: { default: '/cashier/billing', purpose: money, blocks: ['RecentTransactions'], ...cashier },
  'payment-success': { default: '/cashier/paysuccess', ...outcome('success') },
  'payment-success-transaction': { default: '/cashier/paysuccess/:transaction', ...outcome('success') },
  'payment-fail': { default: '/cashier/payfail', ...outcome('fail') },
  'payment-fail-transaction': { default: '/cashier/payfail/:transaction', ...outcome('fail') },
  'payment-pending': { default: '/cashier/paypending', ...outcome('pending') },
  'payment-pending-transaction': { default: '/cashier/paypending/:transaction', ...outcome('pending') },
  'payment-cancel': { default: '/cashier/paycancel', ...outcome('cancel') },
  'payment-new-window': { default: '/cashier/paynewwindow', ...outcome('new_window') },
  'payment-mobile': { default: '/cashier/paymobile', ...outcome('mobile') },

  login: { default: '/forms/sign_in', form: 'auth.login', ...guests },
  registration: { default: '/forms/sign_up', form: 'auth.register', ...guests },
  restore: { default: '/forms/restore', form: 'auth.restore', ...guests },
  'reset-password': { default: '/forms/reset_password', form: 'auth.resetPassword', ...guests },
  'social-login': { default: '/forms/social', blocks: ['SocialReturn'], ...guests },
  confirmation: { default: '/confirmation', purpose: contacts, blocks: ['ConfirmContact'], access: 'all' },
  'confirmation-success': { default: '/confirmation/success', purpose: contacts, access: 'all' },
  unsubscribe: { default: '/unsubscribe', purpose: features, blocks: ['Unsubscribe'], access: 'all' },

  game: {
    default: '/game/:sysname',
    purpose: games,
    blocks: ['GameStage'],
    access: 'all',
    calm: true,
    isTask: true,
    hasSound: true,
    isFramed: true,
  },
  lobby: {
    default: '/gamehall',
    purpose: games,
    blocks: ['GameHall'],
    access: 'all',
    isFramed: true,
    isListed: true,
  },
  'lobby-by-id': {
    default: '/gamehall/:id',
    purpose: games,
    blocks: ['GameHall'],
    access: 'all',
    isFramed: true,
  },

  limits: {
    default: '/profile/responsible-game',
    purpose: limits,
    blocks: ['PlayLimits', 'PlayBreaks', 'DepositLimit'],
    prop: { block: 'PlayLimits', name: 'view', value: 'full' },
    ...profile,
    calm: true,
    invitesNobody: true,
    isLaw: true,
  },
  'responsible-gaming': {
    default: '/responsible-gaming',
    purpose: limits,
    ...text,
    calm: true,
    invitesNobody: true,
  },
  terms: { default: '/rules', purpose: terms, ...text },
  privacy: { default: '/privacy', purpose: terms, ...text },
  'bonus-terms': { default: '/bonus-terms', purpose: terms, ...text },
  support: {
    default: '/support',
    purpose: help,
    blocks: ['SupportContacts'],
    access: 'all',
    isFramed: true,
    isListed: true,
  },

  profile: {
    default: '/profile/settings',
    purpose: account,
    blocks: ['ProfileForm', 'Contacts'],
    ...profile,
  },
  security: {
    default: '/profile/security',
    purpose: account,
    blocks: ['TwoFactor', 'Sessions'],
    form: 'account.changepassword',
    ...profile,
    calm: true,
  },
  identity: {
    default: '/profile/verification',
    purpose: identity,
    blocks: ['IdentityCheck'],
    ...profile,
    calm: true,
    isSwitched: true,
  },
  subscriptions: {
    default: '/profile/notification',
    purpose: account,
    blocks: ['Subscriptions'],
    ...profile,
    isSwitched: true,
  },
  'bet-history': {
    default: '/profile/bets/history',
    purpose: account,
    blocks: ['BetHistory'],
    ...profile,
    isSwitched: true,
  },
  bonuses: {
    default: '/profile/bonuses',
    purpose: account,
    blocks: ['Bonuses'],
    ...profile,
    isSwitched: true,
  },

  'history-export': {
    default: '/profile/bets/exports',
    blocks: ['HistoryExport'],
    ...feature,
    access: 'player',
  },
  notifications: {
    default: '/profile/notifications',
    blocks: ['NotificationList'],
    ...feature,
    access: 'player',
  },
  cashback: { default: '/profile/cashback', blocks: ['Cashbacks'], ...feature, access: 'player' },
  'loyalty-level': { default: '/profile/loyalty', blocks: ['LoyaltyLevel'], ...feature, access: 'player' },
  loyalty: { default: '/loyalty', blocks: ['LoyaltyPrograms'], ...feature },
  'loyalty-program': { default: '/loyalty/:sysname', blocks: ['LoyaltyProgram'], ...feature },
  'loyalty-shop': { default: '/loyalty/shop', blocks: ['LoyaltyShop'], ...feature },
  tournaments: { default: '/tournaments', blocks: ['TournamentList'], ...feature },
  tournament: { default: '/tournaments/:id', blocks: ['TournamentDetails'], ...feature },
  'tournament-games': { default: '/tournaments/:id/gamehall', blocks: ['TournamentGames'], ...feature },
  jackpots: { default: '/jackpots', blocks: ['JackpotList'], ...feature },
  jackpot: { default: '/jackpots/:id', blocks: ['JackpotDetails'], ...feature },
  offers: { default: '/offers', blocks: ['OfferList'], ...feature },
  offer: { default: '/offers/:id', blocks: ['OfferDetails'], ...feature },
  promotions: { default: '/promotions', blocks: ['OfferList'], ...feature },
  promotion: { default: '/promotions/:id', blocks: ['OfferDetails'], ...feature },
  betting: {
    default: '/betting',
    blocks: ['Sportsbook'],
    ...feature,
    calm: true,
    isTask: true,
    hasSound: true,
  },

  maintenance: { default: null, ...system },
  'not-found': { default: null, ...system },
  forbidden: { default: null, ...system },
  'user-blocked': { default: null, ...system },
  'slot-error': { default: '/slot-error', ...system },
} as const satisfies Record<string, PageRoleDefinition>

export type PageRole = keyof typeof pageRoles

/** Roles of pages with an address. */
export type RoutedRole = {
  [Role in PageRole]: (typeof pageRoles)[Role]['default'] extends string ? Role : never
}[PageRole]

export const isRouted = (role: PageRole): role is RoutedRole => pageRoles[role].default !== null

export const isPageRole = (name: unknown): name is PageRole =>
  typeof name === 'string' && Object.hasOwn(pageRoles, name)

export const pageRoleNames: readonly PageRole[] = Object.keys(pageRoles).filter(isPageRole)

/** What a role requires, without its literal type. */
export const pageRole = (role: PageRole): PageRoleDefinition => pageRoles[role]
