import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, DepositLimitCard } from '../../src/modules/account/index.ts'
import type { depositLimit } from './deposit-limit.schema.ts'

export function DepositLimit({ id, data }: BlockProps<typeof depositLimit, ReactNode>) {
  return (
    <ForPlayers>
      <DepositLimitCard blockId={id} limit={data.limit} />
    </ForPlayers>
  )
}
