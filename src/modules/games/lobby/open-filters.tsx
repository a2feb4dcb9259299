import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { closeDialog, openDialog } from '../../dialogs/index.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './filter-panel.module.css'
import { useHall, useHallGames, type HallSettings, type MadeAnswers } from './use-lobby.ts'

const dialogId = 'hall-filters'

interface DrawerProps {
  settings: HallSettings
  made: MadeAnswers
}

/** Opens the filters in a dialog where there is no space beside the games. Each choice applies immediately. */
export function openFilters(title: string, settings: HallSettings, made: MadeAnswers): void {
  openDialog({
    id: dialogId,
    title,
    content: <DrawerFilters settings={settings} made={made} />,
    footer: <DrawerFooter settings={settings} made={made} />,
  })
}

function DrawerFilters({ settings, made }: DrawerProps) {
  const hall = useHall(settings, made.answers)
  return (
    <>
      <SortSelect hall={hall} className={styles.sort} />
      <FilterPanel hall={hall} made={made} />
    </>
  )
}

function DrawerFooter({ settings, made }: DrawerProps) {
  const { t } = useTranslation()
  const hall = useHall(settings, made.answers)
  const { games, total } = useHallGames(hall, made)
  return (
    <>
      <Button variant="secondary" onClick={() => hall.go({ providers: [], types: [], tags: [] })}>
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
