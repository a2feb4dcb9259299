import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, BreaksCard } from '../../src/modules/account/index.ts'
import type { playBreaks } from './play-breaks.schema.ts'

export function PlayBreaks({ id, data }: BlockProps<typeof playBreaks, ReactNode>) {
  return (
    <ForPlayers>
      <BreaksCard blockId={id} status={data.status} />
    </ForPlayers>
  )
}
