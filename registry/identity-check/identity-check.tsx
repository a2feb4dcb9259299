import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { IdentityCard } from './views/identity-card.tsx'
import type { identityCheck } from './identity-check.schema.ts'

export function IdentityCheck({ id, props }: BlockProps<typeof identityCheck, ReactNode>) {
  return (
    <ForPlayers>
      <IdentityCard blockId={id} variant={props.variant ?? 'check'} />
    </ForPlayers>
  )
}
