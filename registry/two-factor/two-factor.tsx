import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, TwoFactorCard } from '../../src/modules/account/index.ts'
import type { twoFactor } from './two-factor.schema.ts'

export function TwoFactor({ id }: BlockProps<typeof twoFactor, ReactNode>) {
  return (
    <ForPlayers>
      <TwoFactorCard blockId={id} />
    </ForPlayers>
  )
}
