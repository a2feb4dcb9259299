import type { CompiledOpening } from '../../../../schemas/compiled.ts'
import { isLimited } from '../../../../schemas/documents/blocks/period.ts'
import type { Popup } from '../../../../schemas/documents/popup.ts'
import type { RoleTable } from '../../../../schemas/roles/role-table.ts'
import { momentsOf } from './compile-blocks.ts'
import { presentAddress } from './compile-config.ts'

/** How a popup opens by itself; none if it only opens by actions. */
export function compileOpening(
  popup: string,
  { opens, access }: Pick<Popup, 'opens' | 'access'>,
  roles: RoleTable,
): CompiledOpening[] {
  if (opens === undefined) return []
  const { trigger, audience, frequency = 'once', pages, priority = 0 } = opens
  return [
    {
      popup,
      trigger,
      frequency,
      priority,
      ...(audience && { audience }),
      ...(isLimited(opens) && { period: momentsOf(opens) }),
      ...(pages && pages.length > 0 && { pages: pages.map((address) => presentAddress(address, roles)) }),
      ...(access === 'authenticated' && { forPlayers: true as const }),
    },
  ]
}
