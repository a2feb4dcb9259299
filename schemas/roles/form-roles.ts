import type { OperationName } from '../documents/operations.ts'
import { phrase, type Phrase } from '../phrase.ts'

/** What a form does on every site, so that code finds it under any key. */
export interface FormRoleDefinition {
  /** What players lose without it: a sentence without a full stop. */
  purpose: Phrase
  /** The operation that it sends. */
  operation: OperationName
  /** Fields without which the operation cannot work: they are shown from the start and required. */
  fields: readonly string[]
  /** Players agree to the rules here, so that the form leads to them. */
  isContract?: true
  /** Players limit themselves here, so nothing invites them to pay in or to play. */
  invitesNobody?: true
}

const registration = phrase`The law allows only adults to register, and only with their consent`
const login = phrase`Players log in with it`
const secondFactor = phrase`Players with a second factor could not log in without it`
const recovery = phrase`Players who have lost their authenticator app could not log in without it`
const access = phrase`Players who forgot their password restore their access with it`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const identity = phrase`Players confirm who they are with it before they change or withdraw something important`
const contacts = phrase`Players confirm their e-mail address or phone number with it`
const account = phrase`Players manage their account with it`

const registers = { purpose: registration, operation: 'auth.register', isContract: true } as const
const completes = { purpose: registration, operation: 'auth.completeRegistration' } as const
const limiting = { purpose: limits, invitesNobody: true } as const
const code = ['code'] as const

/** The forms that code shows or the law requires. The default document of a role has its name as key. */
export const formRoles = {
  login: { purpose: login, operation: 'auth.login', fields: ['login', 'password'] },
  registration: { ...registers, fields: ['phone', 'password'] },
  'registration-email': { ...registers, fields: ['email', 'password'] },
  completion: { ...completes, fields: [] },
  'completion-contact': { ...completes, fields: ['phone'] },
  'two-factor': { purpose: secondFactor, operation: 'auth.confirmLogin', fields: code },
  'recovery-code': { purpose: recovery, operation: 'auth.confirmLogin', fields: code },
  'two-factor-code': { purpose: secondFactor, operation: 'account.confirmTwoFactorAuth', fields: code },
  'authenticator-code': { purpose: secondFactor, operation: 'account.confirmauthenticator', fields: code },
  'passkey-name': { purpose: account, operation: 'account.renamepasskey', fields: ['name'] },
  restore: { purpose: access, operation: 'auth.restore', fields: ['login'] },
  'reset-password': {
    purpose: access,
    operation: 'auth.resetPassword',
    fields: ['login', 'code', 'password', 'password_repeat'],
  },
  'change-password': {
    purpose: account,
    operation: 'account.changepassword',
    fields: ['password', 'new_password', 'new_password_repeated'],
  },
  'confirm-identity': { purpose: identity, operation: 'account.confirmidentity', fields: ['password'] },
  'identity-code': { purpose: identity, operation: 'account.confirmidentity', fields: code },
  'contact-email': { purpose: contacts, operation: 'account.addcontact', fields: ['contact'] },
  'contact-phone': { purpose: contacts, operation: 'account.addcontact', fields: ['contact'] },
  'contact-code': { purpose: contacts, operation: 'account.confirmContact', fields: code },
  fakename: { purpose: account, operation: 'account.changefakename', fields: ['fakename'] },
  'time-out': { ...limiting, operation: 'responsible.settimeout', fields: ['hours'] },
  'self-exclusion': { ...limiting, operation: 'responsible.selfexclude', fields: ['months', 'understood'] },
  'money-limit': { ...limiting, operation: 'responsible.setlimit', fields: ['kind', 'period', 'amount'] },
  'session-limit': { ...limiting, operation: 'responsible.setlimit', fields: ['period', 'minutes'] },
} as const satisfies Record<string, FormRoleDefinition>

export type FormRole = keyof typeof formRoles

const isFormRole = (name: string): name is FormRole => Object.hasOwn(formRoles, name)

export const formRoleNames: readonly FormRole[] = Object.keys(formRoles).filter(isFormRole)

/** What a role requires; undefined for another name. */
export const formRole = (name: string): FormRoleDefinition | undefined =>
  isFormRole(name) ? formRoles[name] : undefined
