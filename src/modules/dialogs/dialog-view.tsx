import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { showModal } from '../../lib/browser/modal.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { OpenDialog } from './dialog-store.ts'
import styles from './dialog.module.css'
import { dialogs } from './dialogs.ts'
import { animationsEnd } from '../../ui/hooks/animations-end.ts'
import { useBackdropClick } from './use-backdrop-click.ts'
import { useScrollable } from './use-scrollable.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export interface DialogViewProps {
  dialog: OpenDialog
  /** Another dialog of its type is above it: it stays mounted but hidden. */
  covered: boolean
}

/**
 * A dialog as a modal `<dialog>`: the browser traps and restores the focus, and closes it on Escape and on
 * Android's back gesture. The element fills the screen; `panel` is the visible part.
 */
export function DialogView({ dialog, covered }: DialogViewProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const opener = useRef(dialog.opener)
  const scrollable = useScrollable(body)
  const titleId = useId()
  const { id, preventClose = false, showTitle = true, status } = dialog

  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const returnFocusTo = opener.current
    showModal(shown)
    return () => {
      shown.close()
      returnFocusTo?.focus()
    }
  }, [])

  useEffect(() => {
    if (status !== 'leaving' || !panel.current) return
    let current = true
    void animationsEnd(panel.current).then(() => {
      if (current) dialogs.remove(id)
    })
    return () => {
      current = false
    }
  }, [status, id])

  function dismiss() {
    if (!preventClose) dialogs.close(id)
  }
  function handleCancel(event: SyntheticEvent) {
    // A file picker inside the dialog sends this event too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    dismiss()
  }
  function handleKey(event: KeyboardEvent) {
    // Browsers close at the second Escape even if the first one was prevented.
    if (event.key === 'Escape' && preventClose) event.preventDefault()
  }
  function handleClose() {
    const shown = element.current
    if (!shown || shown.open || status !== 'open') return
    if (preventClose) showModal(shown)
    else dialogs.close(id)
  }
  const backdrop = useBackdropClick(dismiss)
  const swipe = useSwipeDown(panel, dismiss)
  /** A sheet at the side is not dragged down. */
  const hasGrip = !preventClose && dialog.size !== 'side'

  return (
    <dialog
      ref={element}
      className={classNames(
        styles.dialog,
        styles[dialog.type],
        styles[dialog.size],
        !showTitle && styles.bare,
      )}
      role={dialog.type === 'confirm' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-status={status}
      data-covered={covered || undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onKeyDown={handleKey}
      {...backdrop}
    >
      <div ref={panel} className={styles.panel}>
        <div className={styles.head} {...(hasGrip ? swipe : {})}>
          {hasGrip && <span className={styles.handle} />}
          <h2 id={titleId} className={showTitle ? styles.title : styles.unseenTitle}>
            {dialog.title}
          </h2>
          {!preventClose && dialog.type !== 'confirm' && (
            <button
              type="button"
              className={styles.close}
              aria-label={t('dialogs.close')}
              // Before the application runs, the inline script closes the dialog by this mark.
              data-closes=""
              onClick={dismiss}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div ref={body} className={styles.body} tabIndex={scrollable ? 0 : undefined}>
          <div>{dialog.content}</div>
        </div>
        {dialog.footer && <div className={styles.footer}>{dialog.footer}</div>}
      </div>
    </dialog>
  )
}
