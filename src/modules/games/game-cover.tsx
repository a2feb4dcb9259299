import type { CoverSize } from '../../lib/urls/cover-address.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { Cover } from '../../ui/art/covers/cover.tsx'
import { coversOf, type CoveredGame } from './covers.ts'

export function useCover(game: CoveredGame) {
  const { games: settings } = useConfig()
  const [art] = coversOf([game], settings)
  return art
}

interface GameCoverProps {
  game: CoveredGame
  size?: CoverSize
}

/** The cover of a single game. */
export function GameCover({ game, size }: GameCoverProps) {
  const art = useCover(game)
  return art && <Cover art={art} size={size} />
}
