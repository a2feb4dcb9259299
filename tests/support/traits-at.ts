import { pageRole, pageRoleNames } from '../../schemas/roles/page-roles.ts'
import { traitsOf } from '../../server/content/read/compile/page-traits.ts'
import { SiteRoles } from '../../server/content/read/site-roles.ts'

const specified = new SiteRoles(
  pageRoleNames.flatMap((key) => {
    const { default: route } = pageRole(key)
    return route === null ? [] : [{ kind: 'page', key, route }]
  }),
)

/** What the page at a specified address is. */
export const traitsAt = (path: string) => traitsOf(specified.pageAt(path)?.role)
