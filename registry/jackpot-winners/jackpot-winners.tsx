import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { JackpotWins } from '../../src/modules/wins/index.ts'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import type { jackpotWinners } from './jackpot-winners.schema.ts'

export function JackpotWinners({ id, props, data }: BlockProps<typeof jackpotWinners, ReactNode>) {
  const { title, count } = props
  const answer = useBlockData(id, 'winners', () => callApi('jackpots.getWinners', { count }), data.winners)
  return <JackpotWins title={title} titleId={`${id}-title`} answer={answer} />
}
