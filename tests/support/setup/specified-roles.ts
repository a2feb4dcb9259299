import { setRoles } from '../../../schemas/roles/role-table.ts'
import { specifiedRoles } from '../../../schemas/roles/specified-roles.ts'

// Components and functions that are tested without a page link to the specified addresses.
setRoles(specifiedRoles)
