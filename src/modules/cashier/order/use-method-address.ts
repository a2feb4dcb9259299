import { urlOf } from '../../../../schemas/roles/role-table.ts'
import { localePath } from '../../../lib/urls/locale-path.ts'
import { useConfig, useLocale } from '../../../renderer/render-context.tsx'

/**
 * Puts the chosen method into the address, so that it can be shared and survives a reload. Bypasses the
 * router, which would reload the page and lose typed values.
 */
export function useMethodAddress(): (sysname: string) => void {
  const locale = useLocale()
  const { paymentUrlDisplay = 'sysname' } = useConfig().cashier
  return (sysname) => {
    const here = localePath(urlOf('deposit'), locale)
    const isHere = location.pathname === here || location.pathname.startsWith(`${here}/`)
    if (paymentUrlDisplay === 'none' || !isHere) return
    const target = localePath(urlOf('deposit-method', { sysname }), locale) + location.search + location.hash
    history.replaceState(history.state, '', target)
  }
}
