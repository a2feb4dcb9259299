import { createElement, useSyncExternalStore } from 'react'
import { useCode } from '../../lib/browser/use-code.ts'
import type { OpenDialog } from './dialog-store.ts'
import { dialogs } from './dialogs.ts'

const none: readonly OpenDialog[] = []
const loadStack = () => import('./dialog-stack.tsx').then((code) => code.DialogStack)

/** Begins to load what draws dialogs, for whoever knows that one is about to open. */
export function prepareDialogs(): void {
  loadStack().catch(() => undefined)
}

/** Draws the open dialogs; stands once in the application. The code for it comes with the first of them. */
export function DialogHost() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => none)
  const view = useCode(stack.length > 0, loadStack)
  return view && createElement(view, { stack })
}
