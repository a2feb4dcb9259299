import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { LimitsCard } from './views/limits-card.tsx'
import type { playLimits } from './play-limits.schema.ts'

export function PlayLimits(block: BlockProps<typeof playLimits, ReactNode>) {
  return (
    <ForPlayers>
      <LimitsCard {...block} />
    </ForPlayers>
  )
}
