import { useState, useSyncExternalStore, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { dismissedNotices, dismissNotice, noticeKey } from '../../src/lib/preferences/dismissed-notices.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Button } from '../../src/ui/controls/button.tsx'
import type { noticeBar } from './notice-bar.schema.ts'
import styles from './notice-bar.module.css'

const noChanges = () => () => undefined

/** In the HTML of every visitor, which is cached; the boot script hides what has been dismissed before it is painted. */
export function NoticeBar({ props }: BlockProps<typeof noticeBar, ReactNode>) {
  const { t } = useTranslation()
  const { text, link, tone = 'info', isLasting = false } = props
  const key = noticeKey(text)
  const wasDismissed = useSyncExternalStore(
    noChanges,
    () => dismissedNotices().includes(key),
    () => false,
  )
  const [isClosed, setIsClosed] = useState(false)
  if (!isLasting && (wasDismissed || isClosed)) return null

  function close() {
    dismissNotice(key)
    setIsClosed(true)
    // The button that has the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <aside className={styles.bar} data-tone={tone} aria-label={t('notice.label')}>
      <p className={styles.text}>
        {text}
        {link && (
          <>
            {' '}
            <ActionButton action={link.action} className={styles.link}>
              {link.label}
            </ActionButton>
          </>
        )}
      </p>
      {!isLasting && (
        <Button
          variant="ghost"
          size="s"
          square
          data-dismisses={key}
          aria-label={t('notice.close')}
          onClick={close}
        >
          <Icon name="close" size={18} />
        </Button>
      )}
    </aside>
  )
}
