import type { RoutedRole } from '../../../../schemas/roles/page-roles.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { hasContent, offersForm, shows, showsIn } from './block-keeps.ts'
import type { Duty, Keep } from './duty.ts'
import { invitesNobody } from './limit-keeps.ts'
import { declinesReferrals, keepsDecline, opensDecline } from './invitation-keeps.ts'
import {
  footerLeadsTo,
  namesLicence,
  opensSearch,
  opensSidebar,
  showsTabs,
  warnsOfPlay,
} from './layout-keeps.ts'
import {
  hasEntry,
  hasItems,
  hasOneWith,
  isClosable,
  isOn,
  isPublic,
  opensForm,
  remindsPlayers,
} from './value-keeps.ts'

const login = phrase`The site opens it when a guest has to log in or register`
const consent = phrase`A friend learns what becomes of an invitation, so guests must be able to decline it`
const access = phrase`Players who forgot their password restore their access here`
const secondFactor = phrase`Players with a second factor could not log in without it`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const identity = phrase`Players prove their identity here; without it the site may not pay out`
const money = phrase`Players pay money in and withdraw it`
const frame = phrase`Every page needs it: players log in, find pages and see the licence there`
const header = phrase`The header opens it on every page`
const messages = phrase`Messages at the fields of all forms come from it`
const records = phrase`Players check here what they have played, won and lost`
const help = phrase`The site opens it itself`
const navigation = phrase`Players find the legally required pages with it`

const popup = (key: string, purpose: Phrase, ...keeps: readonly Keep[]): Duty => ({
  kind: 'popup',
  key,
  purpose,
  // Completing a registration cannot be put off.
  keeps: [hasContent, ...(key === 'registration-completion' ? [] : [isClosable]), ...keeps],
})

const popupDuties: readonly Duty[] = [
  { ...popup('login', login, offersForm('auth.login'), isPublic), isReplaceable: true },
  { ...popup('registration', login, offersForm('auth.register'), isPublic), isReplaceable: true },
  popup('registration-completion', login, shows('CompleteRegistration')),
  popup('restore', access, offersForm('auth.restore'), isPublic),
  popup('reset-password', access, offersForm('auth.resetPassword'), isPublic),
  popup('two-factor', secondFactor, shows('LoginCode'), isPublic),
  popup('deposit', money, shows('Deposit')),
  popup('time-out', limits, offersForm('responsible.settimeout'), invitesNobody),
  popup('self-exclusion', limits, offersForm('responsible.selfexclude'), invitesNobody),
  popup('money-limit', limits, offersForm('responsible.setlimit'), invitesNobody),
  popup('session-limit', limits, offersForm('responsible.setlimit'), invitesNobody),
  popup('verification', identity, shows('IdentityCheck')),
  popup('demo-mode', help),
  popup('loyalty-tutorial', help),
  { ...popup('games-search', header, shows('GamesSearch'), isPublic), isReplaceable: true },
  { ...popup('sidebar', header, shows('Sidebar'), isPublic), isReplaceable: true },
]

/** What every popup must keep that the settings choose. */
export const chosenPopup: Pick<Duty, 'purpose' | 'keeps'> = { purpose: consent, keeps: [keepsDecline] }

const frameOf = (key: string, header: string): Duty => ({
  kind: 'layout',
  key,
  purpose: frame,
  keeps: [
    showsIn('header', header),
    ...(key === 'empty'
      ? []
      : [
          showsIn('footer', 'SiteFooter'),
          opensSearch,
          opensSidebar,
          showsTabs,
          ...namesLicence,
          footerLeadsTo,
          warnsOfPlay,
        ]),
  ],
})

const menu = (key: string, ...roles: readonly RoutedRole[]): Duty => ({
  kind: 'menu',
  key,
  purpose: navigation,
  keeps: [hasItems, ...roles.map(hasEntry)],
})

const settings = (key: string, purpose: Phrase, ...keeps: readonly Keep[]): Duty => ({
  kind: 'settings',
  key,
  purpose,
  keeps,
})

/** Popups that code opens by name, and what layouts, menus and settings must keep. */
export const otherDuties: readonly Duty[] = [
  ...popupDuties,
  { kind: 'dictionary', key: 'default', purpose: messages },
  frameOf('default', 'SiteHeader'),
  frameOf('game', 'SiteHeader'),
  frameOf('empty', 'BareHeader'),
  menu('footer-documents', 'terms', 'privacy', 'responsible-gaming'),
  menu('tabs', 'deposit'),
  {
    ...menu('main'),
    keeps: [hasItems, { ...hasEntry('lobby'), severity: 'warning' }],
  },
  menu('profile', 'profile', 'security', 'deposit', 'limits'),
  settings('popups', login, opensForm('login', 'auth.login'), opensForm('registration', 'auth.register')),
  settings('popups', consent, opensDecline),
  settings('functional', limits, isOn('responsibleGaming'), remindsPlayers),
  settings('functional', identity, isOn('identityVerification', 'warning')),
  settings('functional', consent, declinesReferrals),
  settings('functional', records, isOn('betHistory', 'warning')),
  settings('functional', secondFactor, isOn('twoFactor', 'warning')),
  settings(
    'cashier',
    money,
    hasOneWith(
      'methods',
      'form',
      phrase`No payment method would be left for deposits`,
      phrase`Keep at least one method with a form for deposits`,
    ),
    hasOneWith(
      'methods',
      'withdrawalForm',
      phrase`No payment method would be left for withdrawals`,
      phrase`Keep at least one method with a form for withdrawals`,
    ),
  ),
]
