import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { CashbackPanel } from '../../src/modules/cashback/index.ts'
import type { cashbacks } from './cashbacks.schema.ts'

export function Cashbacks({ id, props, data }: BlockProps<typeof cashbacks, ReactNode>) {
  return (
    <ForPlayers>
      <CashbackPanel blockId={id} title={props.title} cashbacks={data.cashbacks} onMoved={refreshBalance} />
    </ForPlayers>
  )
}
