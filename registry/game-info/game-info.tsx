import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { GameDetailsView } from '../../src/modules/game-details/index.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './game-info.load.ts'
import type { gameInfo } from './game-info.schema.ts'
import styles from './game-info.module.css'

export function GameInfo(block: BlockProps<typeof gameInfo, ReactNode>) {
  const game = useLoad(load, 'game', block).data?.items[0]
  const details = useLoad(load, 'details', block)
  // The page itself reports a game that is missing or cannot be read.
  if (game === undefined) return null
  return (
    <section className={styles.info} aria-labelledby={`${block.id}-title`} aria-busy={details.isLoading}>
      <h2 id={`${block.id}-title`} className={styles.title}>
        {block.props.title}
      </h2>
      <GameDetailsView game={game} details={details} />
    </section>
  )
}
