import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { LevelCard } from './views/level-card.tsx'
import type { loyaltyLevel } from './loyalty-level.schema.ts'

export function LoyaltyLevel({ id, data }: BlockProps<typeof loyaltyLevel, ReactNode>) {
  return (
    <ForPlayers>
      <LevelCard blockId={id} loyalty={data.loyalty} />
    </ForPlayers>
  )
}
