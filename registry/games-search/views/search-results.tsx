import type { Game } from '../../../schemas/api/entities/games.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { GameCover, gameName, gamePath } from '../../../src/modules/games/index.ts'
import styles from './game-search.module.css'

/** Placeholders while games load. */
const places = Array.from({ length: 6 }, (_, index) => index)

/** Connects a list of results with the field above it. */
export interface ResultList {
  id: string
  /** The result that Enter opens; -1: none. */
  active: number
  /** A game of the list is being opened. */
  onOpen: () => void
}

export function optionId(id: string, index: number): string {
  return `${id}-result-${index}`
}

interface SearchResultsProps {
  label: string
  games: readonly Game[]
  list: ResultList
}

/** Games as small tiles, each an option of the field's listbox and a link. */
export function SearchResults({ label, games, list }: SearchResultsProps) {
  return (
    <div id={`${list.id}-results`} role="listbox" aria-label={label} className={styles.list}>
      {games.map((game, index) => (
        <LocalLink
          key={game.sysname}
          id={optionId(list.id, index)}
          to={gamePath(game.sysname)}
          role="option"
          aria-selected={index === list.active}
          tabIndex={-1}
          className={styles.result}
          onClick={list.onOpen}
        >
          <span className={styles.cover}>
            <GameCover game={game} size="row" />
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{gameName(game)}</span>
            <span className={styles.provider}>{game.provider}</span>
          </span>
        </LocalLink>
      ))}
    </div>
  )
}

export function ResultSkeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {places.map((place) => (
        <Skeleton key={place} className={styles.skeleton} />
      ))}
    </div>
  )
}
