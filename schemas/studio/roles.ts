import { kindOf, type DocumentKind } from '../kinds/index.ts'

/** Roles of content users, each with all rights of the previous ones. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
/**
 * viewer: reads everything, comments and reviews. editor: saves drafts, uploads pictures. publisher: publishes,
 * schedules, restores and archives. admin: manages users and approvals, edits the site's code snippets.
 */
export type Role = (typeof roles)[number]

/** Whether a role includes the rights of the required one. */
export function roleAllows(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

/** Whether only admins may change a document. */
export const isForAdmins = ({ kind }: { kind: DocumentKind }): boolean => kindOf(kind).editedBy === 'admin'
