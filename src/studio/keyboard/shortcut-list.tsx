import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { shortcutListStore, showShortcuts } from './shortcut-list-store.ts'
import { shortcuts } from './shortcuts.ts'
import { Dialog } from '../kit/dialog.tsx'
import styles from './keyboard.module.css'

const groups = ['everywhere', 'documents', 'forms', 'translations'] as const

/** Whether keys are text that is typed. JSON is edited in a shadow root. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.shadowRoot !== null || target.matches('input, textarea, select'))

/** All keyboard shortcuts, in a dialog that a question mark opens. */
export function ShortcutList() {
  const { t } = useTranslation()
  const isOpen = useStore(shortcutListStore, (state) => state.isOpen)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || takesText(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      showShortcuts()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  if (!isOpen) return null
  return (
    <Dialog
      title={t('shortcuts.title')}
      size="m"
      hasClose
      onClose={() => shortcutListStore.setState({ isOpen: false })}
    >
      {() => (
        <div className={styles.groups} role="group" aria-label={t('shortcuts.title')} tabIndex={0}>
          {groups.map((group) => (
            <section key={group} aria-label={t(`shortcuts.groups.${group}`)}>
              <h3 className={styles.group}>{t(`shortcuts.groups.${group}`)}</h3>
              <dl>
                {shortcuts[group].map((shortcut) => (
                  <div key={shortcut} className={styles.shortcut}>
                    <dt className={styles.keys}>
                      {t(`shortcuts.keys.${shortcut}`)
                        .split(', ')
                        .map((keys) => (
                          <kbd key={keys} className={styles.key}>
                            {keys}
                          </kbd>
                        ))}
                    </dt>
                    <dd>{t(`shortcuts.texts.${shortcut}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
