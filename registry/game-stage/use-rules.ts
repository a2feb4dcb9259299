import type { Game } from '../../schemas/api/entities/games.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { logProblem } from '../../src/lib/log.ts'
import { showToast } from '../../src/modules/toasts/index.ts'

/** Opens the rules of a game. Their code is loaded when they are opened; a toast offers to retry if that fails. */
export function useRules(game: Game, name: string): () => void {
  const { t } = useTranslation()
  return function open() {
    import('./parts/rules-dialog.tsx').then(
      ({ openRulesDialog }) => openRulesDialog(game, name),
      (error: unknown) => {
        logProblem(`the rules of ${game.sysname} could not be opened`, error)
        showToast({
          id: 'rules-failed',
          kind: 'error',
          title: t('errors.network.title'),
          action: { label: t('errors.retry'), onSelect: open },
        })
      },
    )
  }
}
