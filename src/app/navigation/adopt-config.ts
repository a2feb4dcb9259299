import type { SiteConfig } from '../../../schemas/compiled.ts'
import { setCallLocale, setImageKeys } from '../../lib/api/client.ts'
import { setRoles } from '../../../schemas/roles/role-table.ts'
import { setSiteCodes } from '../../lib/urls/locale-path.ts'

/** Applies the settings of the page that is displayed to what works outside of React: addresses and calls. */
export function adoptConfig({ site, locales, roles, callLocale }: SiteConfig): void {
  setImageKeys(site.imageKeys)
  setSiteCodes(locales.map(({ code }) => code))
  setCallLocale(callLocale)
  setRoles(roles)
}
