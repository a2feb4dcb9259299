import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { closeDialog, openDialog } from '../../../src/modules/dialogs/index.ts'
import { noFilters } from '../lobby-query.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './filter-panel.module.css'
import { useHasVolatility, useLobby, useLobbyGames, type LobbyBlock, type MadeAnswers } from '../use-lobby.ts'

const dialogId = 'lobby-filters'

interface DrawerProps {
  block: LobbyBlock
  made: MadeAnswers
}

/** Opens the filters in a dialog where there is no space beside the games. Each choice applies immediately. */
export function openFilters(title: string, block: LobbyBlock, made: MadeAnswers): void {
  openDialog({
    id: dialogId,
    title,
    content: <DrawerFilters block={block} made={made} />,
    footer: <DrawerFooter block={block} made={made} />,
  })
}

function DrawerFilters({ block, made }: DrawerProps) {
  const lobby = useLobby(block)
  const hasVolatility = useHasVolatility(lobby, useLobbyGames(lobby, made))
  return (
    <>
      <SortSelect lobby={lobby} className={styles.sort} />
      <FilterPanel lobby={lobby} made={made} hasVolatility={hasVolatility} />
    </>
  )
}

function DrawerFooter({ block, made }: DrawerProps) {
  const { t } = useTranslation()
  const lobby = useLobby(block)
  const { items: games, total } = useLobbyGames(lobby, made)
  return (
    <>
      <Button variant="secondary" onClick={() => lobby.go(noFilters)}>
        {t('games.hall.reset')}
      </Button>
      <Button variant="primary" block aria-live="polite" onClick={() => closeDialog(dialogId)}>
        {games === undefined
          ? t('games.hall.show')
          : t('games.hall.showTotal', { count: total, total: formatNumber(total) })}
      </Button>
    </>
  )
}
