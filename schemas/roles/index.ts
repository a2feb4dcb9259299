import type { Migration } from '../documents/migration.ts'
import type { OperationName } from '../documents/operations.ts'
import type { Phrase } from '../phrase.ts'
import { formRole, formRoleNames } from './form-roles.ts'
import { isPageRole, pageRole, pageRoleNames, pageRoles, type PageRole } from './page-roles.ts'
import { popupRole, popupRoleNames } from './popup-roles.ts'

/** The roles of each kind of documents that has any. */
export const rolesByKind = {
  page: pageRoleNames,
  popup: popupRoleNames,
  form: formRoleNames,
} as const satisfies Record<string, readonly string[]>

export type RoledKind = keyof typeof rolesByKind

export const isRoled = (kind: string): kind is RoledKind => Object.hasOwn(rolesByKind, kind)

/** What is known of a document without its body. */
export interface RoleCandidate {
  kind: string
  key: string
  /** Pages only. */
  route?: unknown
  role?: unknown
}

const routed = new Map<unknown, string>(
  Object.entries(pageRoles).map(([role, { default: address }]) => [address ?? role, role]),
)

/** The role that a document has if it names none: that of its specified address or, without an address, of its key. */
function specifiedRole({ kind, key, route }: RoleCandidate): string | undefined {
  if (!isRoled(kind)) return undefined
  if (kind === 'page') return routed.get(route ?? key)
  return rolesByKind[kind].find((role) => role === key)
}

/** The role of a document. A document at a specified address need not name it, as documents of other systems may not. */
export function roleOf(candidate: RoleCandidate): string | undefined {
  return typeof candidate.role === 'string' ? candidate.role : specifiedRole(candidate)
}

/** The role of a page. */
export function pageRoleOf(
  key: string,
  { route, role }: { route?: unknown; role?: unknown },
): PageRole | undefined {
  const name = roleOf({ kind: 'page', key, route, role })
  return isPageRole(name) ? name : undefined
}

/** From version 1 to 2: documents name their roles, so that they can be moved. */
export const namesRole =
  (kind: RoledKind): Migration =>
  (body, key = '') => {
    const role = specifiedRole({ kind, key, route: body['route'] })
    return role === undefined ? body : { role, ...body }
  }

/** What every role says of its documents. */
export interface RoleRequirements {
  /** What players lose without it: a sentence without a full stop. */
  purpose: Phrase
  /** Blocks that the document must show. */
  blocks?: readonly string[]
  /** Operation of a form that the document must show. */
  form?: OperationName
  access?: 'all' | 'guest' | 'player'
  invitesNobody?: true
  /** Settings or blocks name another document, so a site may do without the role. */
  isReplaceable?: true
  /** Some sites do without the page, once its address is redirected. */
  isFeature?: true
}

/** What a role requires of its document; undefined for another name. */
export function requirementsOf(kind: RoledKind, role: string): RoleRequirements | undefined {
  if (kind === 'popup') return popupRole(role)
  if (kind === 'form') return formRole(role)
  return isPageRole(role) ? pageRole(role) : undefined
}
