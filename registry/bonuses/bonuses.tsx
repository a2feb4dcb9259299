import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { useActivatedCampaign } from '../../src/modules/promo/index.ts'
import type { bonuses } from './bonuses.schema.ts'
import { BonusPanel } from './views/bonus-panel.tsx'

export function Bonuses({ id, props, data }: BlockProps<typeof bonuses, ReactNode>) {
  const activated = useActivatedCampaign()
  return (
    <ForPlayers>
      <BonusPanel
        blockId={id}
        title={props.title}
        casino={data.casino}
        revision={activated}
        onMoved={refreshBalance}
      />
    </ForPlayers>
  )
}
