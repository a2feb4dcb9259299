import { pageRole, pageRoleNames } from './page-roles.ts'
import type { RoleTable } from './role-table.ts'

/** The documents of a site whose pages are all at the specified addresses. */
export const specifiedRoles: RoleTable = {
  pages: Object.fromEntries(
    pageRoleNames.flatMap((role) => {
      const { default: route } = pageRole(role)
      return route === null ? [] : [[role, route]]
    }),
  ),
  popups: {},
  forms: {},
}
