import { setRoles } from '../../../schemas/roles/role-table.ts'
import { testConfig } from '../site-config.ts'

// Components and functions that are tested without a page link to the specified addresses.
setRoles(testConfig.roles)
