import type { CompiledPage, PageTraits } from '../../../../schemas/compiled.ts'
import { pageRole, type PageRole } from '../../../../schemas/roles/page-roles.ts'

/** What a page is by its role. */
export function traitsOf(role: PageRole | undefined): PageTraits & Pick<CompiledPage, 'forPlayers'> {
  if (role === undefined) return {}
  const { access, calm, isTask, showsPayment } = pageRole(role)
  return {
    role,
    ...(access === 'player' && { forPlayers: true as const }),
    ...(access === 'guest' && { forGuests: true as const }),
    ...(calm && { isCalm: true as const }),
    ...(isTask && { isTask: true as const }),
    ...(showsPayment && { showsPayment: true as const }),
  }
}
