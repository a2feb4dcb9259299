import { useEffect, useSyncExternalStore } from 'react'
import { visibleDialogs, type OpenDialog } from './dialog-store.ts'
import { DialogView } from './dialog-view.tsx'
import { dialogs } from './dialogs.ts'

const none: readonly OpenDialog[] = []

/** Draws the open dialogs; stands once in the application. */
export function DialogHost() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => none)
  const shown = stack.filter((dialog) => dialog.status !== 'opening')
  useScrollLock(shown.length > 0)
  const visible = visibleDialogs(stack)
  return shown.map((dialog) => (
    <DialogView key={dialog.id} dialog={dialog} covered={!visible.has(dialog.id)} />
  ))
}

/** Keeps the page behind a dialog where it is; reset.css does the rest. */
function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return
    const { documentElement: root } = document
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
    root.setAttribute('data-scroll-locked', '')
    return () => root.removeAttribute('data-scroll-locked')
  }, [locked])
}
