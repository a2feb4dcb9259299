import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { TwoFactorCard } from './views/two-factor-card.tsx'
import type { twoFactor } from './two-factor.schema.ts'

export function TwoFactor({ id }: BlockProps<typeof twoFactor, ReactNode>) {
  return (
    <ForPlayers>
      <TwoFactorCard blockId={id} />
    </ForPlayers>
  )
}
