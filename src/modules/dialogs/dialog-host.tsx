import { createElement, useSyncExternalStore } from 'react'
import { useCode } from '../../lib/browser/use-code.ts'
import type { OpenDialog } from './dialog-store.ts'
import { dialogs } from './dialogs.ts'

const none: readonly OpenDialog[] = []
const loadStack = () => import('./dialog-stack.tsx').then((code) => code.DialogStack)

/** Starts loading the dialog code before a dialog opens. */
export function prepareDialogs(): void {
  loadStack().catch(() => undefined)
}

/** Renders the open dialogs; used once in the application. Its code is loaded with the first dialog. */
export function DialogHost() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => none)
  const view = useCode(stack.length > 0, loadStack)
  return view && createElement(view, { stack })
}
