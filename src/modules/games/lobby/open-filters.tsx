import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { closeDialog, openDialog } from '../../dialogs/index.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './filter-panel.module.css'
import { useLobby, useLobbyGames, type LobbySettings, type MadeAnswers } from './use-lobby.ts'

const dialogId = 'lobby-filters'

interface DrawerProps {
  settings: LobbySettings
  made: MadeAnswers
}

/** Opens the filters in a dialog where there is no space beside the games. Each choice applies immediately. */
export function openFilters(title: string, settings: LobbySettings, made: MadeAnswers): void {
  openDialog({
    id: dialogId,
    title,
    content: <DrawerFilters settings={settings} made={made} />,
    footer: <DrawerFooter settings={settings} made={made} />,
  })
}

function DrawerFilters({ settings, made }: DrawerProps) {
  const lobby = useLobby(settings, made.answers)
  return (
    <>
      <SortSelect lobby={lobby} className={styles.sort} />
      <FilterPanel lobby={lobby} made={made} />
    </>
  )
}

function DrawerFooter({ settings, made }: DrawerProps) {
  const { t } = useTranslation()
  const lobby = useLobby(settings, made.answers)
  const { items: games, total } = useLobbyGames(lobby, made)
  return (
    <>
      <Button variant="secondary" onClick={() => lobby.go({ providers: [], types: [], tags: [] })}>
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
