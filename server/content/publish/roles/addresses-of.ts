import { pageRole, type RoutedRole } from '../../../../schemas/roles/page-roles.ts'
import type { Site } from '../site.ts'

/** The addresses at which links find the page of a role: the present, the published and the specified one. */
export function addressesOf(
  role: RoutedRole,
  { roles, rolesBefore }: Pick<Site, 'roles' | 'rolesBefore'>,
): string[] {
  const addresses = [roles.table.pages[role], rolesBefore.table.pages[role], pageRole(role).default]
  return [...new Set(addresses)].filter((address) => typeof address === 'string')
}
