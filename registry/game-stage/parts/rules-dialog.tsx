import type { Game } from '../../../schemas/api/entities/games.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { openDialog } from '../../../src/modules/dialogs/index.ts'
import { GameDetailsView } from '../../../src/modules/game-details/index.ts'
import { useBlockData } from '../../../src/renderer/use-block-data.ts'

const dialogId = 'game-rules'

/** Shows return, stake limits and rules without leaving the game. */
export function openRulesDialog(game: Game, title: string): void {
  openDialog({ id: dialogId, title, content: <GameRules game={game} /> })
}

function GameRules({ game }: { game: Game }) {
  const { sysname } = game
  const details = useBlockData(dialogId, sysname, () => callApi('games.getDetails', { sysname }), undefined)
  return <GameDetailsView game={game} details={details} />
}
