import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/controls/button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { AccountBar } from './account-bar.tsx'
import { Brand } from './brand.tsx'
import { CloseButton, Modal } from '../kit/modal.tsx'
import { Navigation } from './navigation.tsx'
import styles from './navigation.module.css'

/** On phones: a bar above the page whose menu opens the navigation. */
export function PhoneBar() {
  const { t } = useTranslation()
  // The drawer belongs to the page it was opened on, so that it closes with the navigation.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <header className={styles.bar}>
      <Button
        variant="ghost"
        size="s"
        square
        icon="menu"
        aria-label={t('navigation.open')}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      />
      <Brand />
      <PaletteButton isCompact />
      {openedAt === key && (
        <Modal className={styles.drawer} onClose={() => setOpenedAt(null)}>
          {(id, close) => (
            <>
              <div className={styles.head}>
                <span id={id}>
                  <Brand />
                </span>
                <CloseButton onClick={close} />
              </div>
              <Navigation />
              <AccountBar />
            </>
          )}
        </Modal>
      )}
    </header>
  )
}
