/** What a content user may do; each may also do what those before it may. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const
/**
 * viewer: looks at everything. editor: saves drafts, uploads pictures. publisher: publishes, schedules, restores and archives.
 * admin: adds users, writes the code snippets of the site.
 */
export type Role = (typeof roles)[number]

/** Whether somebody of this role may do what asks for the other one. */
export function roleAllows(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
