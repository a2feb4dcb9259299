import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './palette.module.css'

const loadPalette = () => import('./command-palette.tsx')
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }))

/** Opens the command palette, as Ctrl+K and ⌘K do in every keyboard layout. `isCompact`: the icon only. */
export function PaletteButton({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // What is typed right after the shortcut belongs to the palette. A failure is repeated when it opens.
    loadPalette().catch(() => undefined)
  }, [])
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.code !== 'KeyK' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // A dialog that asks something is answered first.
      if (!document.querySelector('dialog[open]')) setIsOpen(true)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('palette.title')}
        aria-keyshortcuts="Control+K Meta+K"
        data-compact={isCompact || undefined}
        title={isCompact ? t('palette.title') : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={16} />
        {!isCompact && (
          <>
            <span className={styles.openText}>{t('palette.open')}</span>
            <kbd className={styles.keys}>Ctrl K</kbd>
          </>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <CommandPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
