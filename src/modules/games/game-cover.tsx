import { useConfig } from '../../renderer/render-context.tsx'
import { Cover } from '../../ui/art/cover.tsx'
import { coversOf, type CoveredGame } from './covers.ts'

export function useCover(game: CoveredGame) {
  const { games: settings } = useConfig()
  const [art] = coversOf([game], settings)
  return art
}

/** The cover of a single game. */
export function GameCover({ game, className }: { game: CoveredGame; className?: string | undefined }) {
  const art = useCover(game)
  return art && <Cover art={art} className={className} />
}
