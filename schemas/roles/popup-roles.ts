import type { OperationName } from '../documents/operations.ts'
import { phrase, type Phrase } from '../phrase.ts'

/** What a popup does on every site, so that code opens it under any key. */
export interface PopupRoleDefinition {
  /** What players lose without it: a sentence without a full stop. */
  purpose: Phrase
  /** Blocks that the popup must show. */
  blocks?: readonly string[]
  /** Operation of a form that the popup must show. */
  form?: OperationName
  /** Who needs it. Default: players. */
  access?: 'all' | 'player'
  /** Players limit themselves here, so nothing invites them to pay in or to play. */
  invitesNobody?: true
  /** Settings or blocks name the popup that opens, so a site may do without the role. */
  isReplaceable?: true
}

const login = phrase`The site opens it when a guest has to log in or register`
const access = phrase`Players who forgot their password restore their access here`
const secondFactor = phrase`Players with a second factor could not log in without it`
const limits = phrase`The law requires the site to offer limits, breaks and self-exclusion`
const identity = phrase`Players prove their identity here; without it the site may not pay out`
const money = phrase`Players pay money in and withdraw it`
const header = phrase`The header opens it on every page`
const help = phrase`The site opens it itself`

const guests = { access: 'all' } as const
const limiting = { purpose: limits, invitesNobody: true } as const

/** The popups that code opens. The default document of a role has its name as key. */
export const popupRoles = {
  login: { purpose: login, form: 'auth.login', isReplaceable: true, ...guests },
  registration: { purpose: login, form: 'auth.register', isReplaceable: true, ...guests },
  'registration-completion': { purpose: login, blocks: ['CompleteRegistration'] },
  restore: { purpose: access, form: 'auth.restore', ...guests },
  'reset-password': { purpose: access, form: 'auth.resetPassword', ...guests },
  'two-factor': { purpose: secondFactor, blocks: ['LoginCode'], ...guests },
  deposit: { purpose: money, blocks: ['Deposit'] },
  'time-out': { form: 'responsible.settimeout', ...limiting },
  'self-exclusion': { form: 'responsible.selfexclude', ...limiting },
  'money-limit': { form: 'responsible.setlimit', ...limiting },
  'session-limit': { form: 'responsible.setlimit', ...limiting },
  verification: { purpose: identity, blocks: ['IdentityCheck'] },
  'demo-mode': { purpose: help },
  'loyalty-tutorial': { purpose: help },
  'games-search': { purpose: header, blocks: ['GamesSearch'], isReplaceable: true, ...guests },
  sidebar: { purpose: header, blocks: ['Sidebar'], isReplaceable: true, ...guests },
} as const satisfies Record<string, PopupRoleDefinition>

export type PopupRole = keyof typeof popupRoles

const isPopupRole = (name: string): name is PopupRole => Object.hasOwn(popupRoles, name)

export const popupRoleNames: readonly PopupRole[] = Object.keys(popupRoles).filter(isPopupRole)

/** What a role requires; undefined for another name. */
export const popupRole = (name: string): PopupRoleDefinition | undefined =>
  isPopupRole(name) ? { access: 'player', ...popupRoles[name] } : undefined
