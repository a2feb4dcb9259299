import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, SpendingCard } from '../../src/modules/account/index.ts'
import type { ownSpending } from './own-spending.schema.ts'

export function OwnSpending({ id, props, data }: BlockProps<typeof ownSpending, ReactNode>) {
  return (
    <ForPlayers>
      <SpendingCard blockId={id} period={props.period} spending={data.spending} />
    </ForPlayers>
  )
}
