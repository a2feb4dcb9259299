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

/** Loads the dialog code, so that the next dialog is drawn as soon as it opens. */
export async function loadDialogs(): Promise<void> {
  await loadStack()
}

/** The component of one dialog, for the server. */
export const loadDialogView = () => import('./dialog-view.tsx').then((code) => code.DialogView)

/** Renders the open dialogs; used once in the application. Its code is loaded with the first dialog. */
export function DialogHost() {
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.get, () => none)
  const view = useCode(stack.length > 0, loadStack)
  return view && createElement(view, { stack })
}
