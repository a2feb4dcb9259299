import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { animationsEnd } from '../../ui/hooks/animations-end.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { Icon, type IconName } from '../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import type { Toast, ToastKind } from './toast-store.ts'
import styles from './toast.module.css'
import { toasts } from './toasts.ts'

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'alert',
}

/** A toast: icon, title, detail, and either its action or a close button. */
export function ToastView({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const { id, kind, action, leaving } = toast

  useEffect(() => {
    if (!leaving || !element.current) return
    let current = true
    void animationsEnd(element.current).then(() => {
      if (current) toasts.remove(id)
    })
    return () => {
      current = false
    }
  }, [leaving, id])

  function select() {
    action?.onSelect()
    toasts.dismiss(id)
  }

  return (
    <div
      ref={element}
      role={kind === 'error' ? 'alert' : undefined}
      className={classNames(styles.toast, styles[kind], leaving && styles.leaving)}
    >
      <span className={styles.icon}>
        {toast.image === undefined ? <Icon name={icons[kind]} /> : <img src={toast.image} alt="" />}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <VisuallyHidden>{t(`toasts.kinds.${kind}`)} </VisuallyHidden>
          {toast.title}
        </p>
        {toast.detail && <p className={styles.detail}>{toast.detail}</p>}
      </div>
      {action ? (
        <button type="button" className={styles.action} onClick={select}>
          {action.label}
        </button>
      ) : (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={t('toasts.dismiss')}
          onClick={() => toasts.dismiss(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
