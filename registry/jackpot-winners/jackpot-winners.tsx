import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { JackpotWins } from '../../src/modules/wins/index.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './jackpot-winners.load.ts'
import type { jackpotWinners } from './jackpot-winners.schema.ts'

export function JackpotWinners(block: BlockProps<typeof jackpotWinners, ReactNode>) {
  const answer = useLoad(load, 'winners', block)
  return <JackpotWins title={block.props.title} titleId={`${block.id}-title`} answer={answer} />
}
