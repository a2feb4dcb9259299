import { pageRole, pageRoleNames } from '../../schemas/roles/page-roles.ts'
import { traitsOf } from '../../server/content/read/compile/page-traits.ts'
import { RouteTable } from '../../server/content/read/routes-table.ts'

const specified = new RouteTable(
  pageRoleNames.flatMap((role) => {
    const { default: route } = pageRole(role)
    return route === null ? [] : [{ key: role, role, route }]
  }),
)

/** What the page at a specified address is. */
export const traitsAt = (path: string) => traitsOf(specified.match(path)?.role)
