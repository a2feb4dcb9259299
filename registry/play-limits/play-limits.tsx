import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, LimitsCard } from '../../src/modules/account/index.ts'
import type { playLimits } from './play-limits.schema.ts'

export function PlayLimits({ id, props, data }: BlockProps<typeof playLimits, ReactNode>) {
  return (
    <ForPlayers>
      <LimitsCard blockId={id} view={props.view} limits={data.limits} />
    </ForPlayers>
  )
}
