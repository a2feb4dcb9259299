import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { passkeys } from './passkeys.schema.ts'
import { PasskeysCard } from './views/passkeys-card.tsx'

export function Passkeys(block: BlockProps<typeof passkeys, ReactNode>) {
  return (
    <ForPlayers>
      <PasskeysCard {...block} />
    </ForPlayers>
  )
}
