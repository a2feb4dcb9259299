import { useLayoutEffect } from 'react'
import { lockScroll, unlockScroll } from '../../lib/browser/scroll-lock.ts'
import { closeOnBack } from './back-closes.ts'
import { visibleDialogs, type OpenDialog } from './dialog-store.ts'
import { DialogView } from './dialog-view.tsx'
import { dialogs } from './dialogs.ts'

/** The open dialogs above the page. */
export function DialogStack({ stack }: { stack: readonly OpenDialog[] }) {
  const shown = stack.filter((dialog) => dialog.status !== 'opening')
  useScrollLock(shown.length > 0)
  // Before the first paint: "back" may follow at once.
  useLayoutEffect(() => closeOnBack(dialogs), [])
  const visible = visibleDialogs(stack)
  return shown.map((dialog) => (
    <DialogView key={dialog.id} dialog={dialog} covered={!visible.has(dialog.id)} />
  ))
}

function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return
    lockScroll()
    return unlockScroll
  }, [locked])
}
