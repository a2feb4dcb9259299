import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Toast } from './toast-store.ts'
import { ToastView } from './toast-view.tsx'
import styles from './toast.module.css'
import { toasts } from './toasts.ts'
import { useTopmostDialog } from './use-topmost-dialog.ts'

const none: readonly Toast[] = []

/** Draws the notices; stands once in the application. */
export function ToastHost() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  const dialog = useTopmostDialog(shown.length > 0)
  const list = (
    <section
      className={styles.host}
      aria-label={t('toasts.label')}
      aria-live="polite"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return dialog ? createPortal(list, dialog) : list
}
