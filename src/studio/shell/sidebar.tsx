import { useTranslation } from 'react-i18next'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { useRememberedSwitch } from '../use-remembered-switch.ts'
import { AccountBar } from './account-bar.tsx'
import { Brand } from './brand.tsx'
import { Navigation } from './navigation.tsx'
import { useNarrow } from './use-narrow.ts'
import styles from './navigation.module.css'

/** The navigation beside the page, which can be collapsed to its icons. */
export function Sidebar({ isDocumentOpen }: { isDocumentOpen: boolean }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow(1024)
  const { isOn: isCollapsed, toggle } = useRememberedSwitch(
    storageKeys.studioNavigation,
    isDocumentOpen ? 'document' : 'page',
    isDocumentOpen || isNarrow,
  )
  const verb = t(isCollapsed ? 'navigation.expand' : 'navigation.collapse')
  return (
    <div className={styles.sidebar} data-collapsed={isCollapsed}>
      <header className={styles.head}>
        <Brand />
        <Button
          variant="ghost"
          size="s"
          square
          icon={isCollapsed ? 'chevron-right' : 'chevron-left'}
          aria-label={verb}
          title={verb}
          aria-expanded={!isCollapsed}
          onClick={toggle}
        />
      </header>
      <PaletteButton isCompact={isCollapsed} />
      <Navigation isCollapsed={isCollapsed} />
      <AccountBar />
    </div>
  )
}
