import { useLayoutEffect } from 'react'
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

/** Prevents the page behind a dialog from scrolling; reset.css does the rest. */
function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return
    const { documentElement: root } = document
    const scrollbar = window.innerWidth - root.clientWidth
    // Phones have none, and a property of the root element is computed anew for every element. A dialog that is
    // being replaced has locked the page already.
    if (scrollbar > 0 && !root.hasAttribute('data-scroll-locked'))
      root.style.setProperty('--scrollbar-width', `${scrollbar}px`)
    root.setAttribute('data-scroll-locked', '')
    return () => root.removeAttribute('data-scroll-locked')
  }, [locked])
}
