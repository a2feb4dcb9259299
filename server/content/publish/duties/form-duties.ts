import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import type { Duty, Keep } from './duty.ts'
import { adultsOnly, asksConsent, isLeftToPlayers, offers, repeats, requires, sends } from './form-keeps.ts'
import { invitesNobody, isNotFilledIn } from './limit-keeps.ts'
import { linksTo } from './value-keeps.ts'

const registration = phrase`The law allows only adults to register, and only with their consent`
const login = phrase`Players log in with it`
const secondFactor = phrase`Players with a second factor could not log in without it`
const recovery = phrase`Players who have lost their authenticator app could not log in without it`
const access = phrase`Players who forgot their password restore their access with it`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const identity = phrase`Players confirm who they are with it before they change or withdraw something important`
const contacts = phrase`Players confirm their e-mail address or phone number with it`
const account = phrase`Players manage their account with it`

const form = (
  key: string,
  operation: string,
  purpose: Phrase,
  fields: readonly string[],
  ...keeps: readonly Keep[]
): Duty => ({
  kind: 'form',
  key,
  purpose,
  keeps: [sends(operation), ...requires(...fields), ...keeps],
})

const atLeast = (least: number) => (option: unknown) =>
  typeof option === 'number' && (option >= least || option === 0)

/** The forms that code opens by name, and those that the law requires. */
export const formDuties: readonly Duty[] = [
  form(
    'registration',
    'auth.register',
    registration,
    ['phone', 'password'],
    linksTo('terms'),
    linksTo('privacy'),
  ),
  form(
    'registration-email',
    'auth.register',
    registration,
    ['email', 'password'],
    linksTo('terms'),
    linksTo('privacy'),
  ),
  form('completion', 'auth.completeRegistration', registration, [], asksConsent, adultsOnly),
  form('completion-contact', 'auth.completeRegistration', registration, ['phone'], asksConsent, adultsOnly),
  form('login', 'auth.login', login, ['login', 'password']),
  form('two-factor', 'auth.confirmLogin', secondFactor, ['code']),
  form('recovery-code', 'auth.confirmLogin', recovery, ['code']),
  form('two-factor-code', 'account.confirmTwoFactorAuth', secondFactor, ['code']),
  form('authenticator-code', 'account.confirmauthenticator', secondFactor, ['code']),
  form('passkey-name', 'account.renamepasskey', account, ['name']),
  form('restore', 'auth.restore', access, ['login']),
  form(
    'reset-password',
    'auth.resetPassword',
    access,
    ['login', 'code', 'password', 'password_repeat'],
    repeats('password_repeat', 'password'),
  ),
  form(
    'change-password',
    'account.changepassword',
    account,
    ['password', 'new_password', 'new_password_repeated'],
    repeats('new_password_repeated', 'new_password'),
  ),
  form('confirm-identity', 'account.confirmidentity', identity, ['password']),
  form('identity-code', 'account.confirmidentity', identity, ['code']),
  form('contact-email', 'account.addcontact', contacts, ['contact']),
  form('contact-phone', 'account.addcontact', contacts, ['contact']),
  form('contact-code', 'account.confirmContact', contacts, ['code']),
  form('fakename', 'account.changefakename', account, ['fakename']),
  form(
    'time-out',
    'responsible.settimeout',
    limits,
    ['hours'],
    offers('hours', atLeast(24), '24'),
    ...isLeftToPlayers('hours'),
    invitesNobody,
  ),
  form(
    'self-exclusion',
    'responsible.selfexclude',
    limits,
    ['months', 'understood'],
    offers('months', atLeast(6), '6'),
    ...isLeftToPlayers('months', 'understood'),
    invitesNobody,
  ),
  form(
    'money-limit',
    'responsible.setlimit',
    limits,
    ['kind', 'period', 'amount'],
    offers('kind', (option) => option === 'deposit', 'deposit'),
    offers('kind', (option) => option === 'loss', 'loss'),
    isNotFilledIn('amount'),
    invitesNobody,
  ),
  form(
    'session-limit',
    'responsible.setlimit',
    limits,
    ['period', 'minutes'],
    isNotFilledIn('minutes'),
    invitesNobody,
  ),
]

/** What every form that sends an operation must have, whatever its name. */
export const operationDuties: Readonly<Record<string, Pick<Duty, 'purpose' | 'keeps'>>> = {
  'auth.register': { purpose: registration, keeps: [asksConsent, adultsOnly] },
}
