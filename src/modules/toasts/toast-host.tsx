import { createElement, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useCode } from '../../lib/browser/use-code.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import type { Toast } from './toast-store.ts'
import styles from './toast-host.module.css'
import { toasts } from './toasts.ts'
import { useTopmostDialog } from './use-topmost-dialog.ts'

const none: readonly Toast[] = []
const loadList = () => import('./toast-list.tsx').then((code) => code.ToastList)

/**
 * The container of the toasts, below the header; used once in the application, from the start, so that screen readers
 * announce its content. The code of the toasts is loaded with the first one. What is not the result of the player's own
 * action must wait while `mustStayQuiet`: a toast may not distract from money.
 *
 * @param isOverHeader Covers the header instead of what is below it: on pages of games and money.
 */
export function ToastHost({ isOverHeader = false }: { isOverHeader?: boolean | undefined }) {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none)
  const view = useCode(shown.length > 0, loadList)
  const dialog = useTopmostDialog(shown.length > 0)
  const { toastSeconds } = useConfig().functional
  useEffect(() => toasts.setSeconds(toastSeconds), [toastSeconds])
  const list = (
    <section
      className={classNames(styles.host, isOverHeader && styles.overHeader)}
      aria-label={t('toasts.label')}
      aria-live="polite"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {view && createElement(view, { shown })}
    </section>
  )
  return dialog ? createPortal(list, dialog) : list
}
