import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { DepositLimitCard } from './views/deposit-limit-card.tsx'
import type { depositLimit } from './deposit-limit.schema.ts'

export function DepositLimit(block: BlockProps<typeof depositLimit, ReactNode>) {
  return (
    <ForPlayers>
      <DepositLimitCard {...block} />
    </ForPlayers>
  )
}
