import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { BreaksCard } from './views/breaks-card.tsx'
import type { playBreaks } from './play-breaks.schema.ts'

export function PlayBreaks(block: BlockProps<typeof playBreaks, ReactNode>) {
  return (
    <ForPlayers>
      <BreaksCard {...block} />
    </ForPlayers>
  )
}
