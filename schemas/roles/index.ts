import type { Migration } from '../documents/migration.ts'
import { formRoles } from './form-roles.ts'
import { isPageRole, pageRoleNames, pageRoles, type PageRole } from './page-roles.ts'
import { popupRoles } from './popup-roles.ts'

/** The roles of each kind of documents that has any. */
export const rolesByKind = {
  page: pageRoleNames,
  popup: popupRoles,
  form: formRoles,
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
