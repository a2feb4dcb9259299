import { useEffect, useLayoutEffect } from 'react'
import { closeOnBack } from './back-closes.ts'
import { visibleDialogs, type OpenDialog } from './dialog-store.ts'
import { DialogView } from './dialog-view.tsx'
import { dialogs } from './dialogs.ts'

/** The open dialogs above the page. */
export function DialogStack({ stack }: { stack: readonly OpenDialog[] }) {
  const shown = stack.filter((dialog) => dialog.status !== 'opening')
  useScrollLock(shown.length > 0)
  useEffect(() => closeOnBack(dialogs), [])
  const visible = visibleDialogs(stack)
  return shown.map((dialog) => (
    <DialogView key={dialog.id} dialog={dialog} covered={!visible.has(dialog.id)} />
  ))
}

/** Prevents the page behind a dialog from scrolling; reset.css does the rest. */
function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return
    const { documentElement: root } = document
    root.setAttribute('data-scroll-locked', '')
    return () => root.removeAttribute('data-scroll-locked')
  }, [locked])
}
