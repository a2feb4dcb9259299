import type { ReactNode } from 'react'
import { createStore } from 'zustand'

export type DialogType = 'popup' | 'confirm' | 'curtain'
/**
 * full: the whole screen; big: two columns; custom: as wide as its content. On phones these slide in from
 * below. side: a sheet at the side on any screen.
 */
export type DialogSize = 'full' | 'big' | 'custom' | 'side'

export interface DialogOptions {
  /** Id of the dialog; opening an id that is already open replaces its content. */
  id?: string
  type?: DialogType
  size?: DialogSize
  /** Accessible name of the dialog, even if the title is not displayed. */
  title: string
  /** false: the content fills the dialog to its edges and has its own heading. */
  showTitle?: boolean
  content: ReactNode
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** No close button, Escape or backdrop click: only code closes it. */
  preventClose?: boolean
  /** Its links do not leave it either: they open in a new tab. */
  keepsLinks?: boolean
  /** Gets the focus when the dialog has closed; by default the element that had it before. */
  opener?: HTMLElement
  /** Runs before the dialog becomes visible; the dialog waits for it, and does not open if it fails. */
  beforeOpen?: () => void | Promise<void>
  /** Runs before the dialog closes; `false`, or a promise of it, keeps it open. */
  beforeClose?: () => unknown
  /** Runs after the dialog has closed. */
  closed?: () => void
}

export interface QueuedDialog extends DialogOptions {
  /** Checked when its turn comes; if false, only `closed` runs. */
  stillWanted?: () => boolean
}

export interface OpenDialog extends DialogOptions {
  id: string
  type: DialogType
  size: DialogSize
  /** opening: waits for `beforeOpen`, not visible yet; leaving: plays its exit animation. */
  status: 'opening' | 'open' | 'leaving'
}

export interface DialogStore {
  /** From the lowest to the topmost. */
  get: () => readonly OpenDialog[]
  subscribe: (listener: () => void) => () => void
  open: (options: DialogOptions) => string
  close: (id: string) => void
  closeTop: () => void
  /** Closes all dialogs that the player may close. */
  closeAll: () => void
  enqueue: (options: QueuedDialog) => void
  /** Called by the view at the end of the exit animation. */
  remove: (id: string) => void
}

/** The stack of dialogs and the queue behind it. */
export function createDialogStore(): DialogStore {
  const { getState, setState, subscribe } = createStore<readonly OpenDialog[]>(() => [])
  let queue: readonly QueuedDialog[] = []
  let opened = 0

  const change = (next: readonly OpenDialog[]) => setState(next, true)
  const find = (id: string) => getState().find((dialog) => dialog.id === id)
  function setStatus(id: string, status: OpenDialog['status']) {
    change(getState().map((dialog) => (dialog.id === id ? { ...dialog, status } : dialog)))
  }

  function open(options: DialogOptions): string {
    const id = options.id ?? `dialog-${++opened}`
    const present = find(id)
    const dialog = { type: 'popup', size: 'custom', ...options, id } as const
    if (present && present.status !== 'leaving') {
      change(getState().map((other) => (other.id === id ? { ...dialog, status: other.status } : other)))
      return id
    }
    const rest = getState().filter((other) => other.id !== id)
    const preparation = options.beforeOpen?.()
    change([...rest, { ...dialog, status: preparation ? 'opening' : 'open' }])
    preparation?.then(
      () => {
        if (find(id)?.status === 'opening') setStatus(id, 'open')
      },
      (error: unknown) => {
        remove(id)
        reportError(error)
      },
    )
    return id
  }

  function close(id: string) {
    const dialog = find(id)
    if (!dialog || dialog.status === 'leaving') return
    if (dialog.status === 'opening') return remove(id)
    const consent = dialog.beforeClose?.()
    if (consent instanceof Promise) {
      consent.then(
        (answer) => leave(id, answer),
        (error: unknown) => {
          // A failing hook must not keep the dialog open.
          leave(id, true)
          reportError(error)
        },
      )
    } else {
      leave(id, consent)
    }
  }

  function leave(id: string, consent: unknown) {
    if (consent !== false && find(id)?.status === 'open') setStatus(id, 'leaving')
  }

  function remove(id: string) {
    const dialog = find(id)
    if (!dialog) return
    change(getState().filter((other) => other.id !== id))
    dialog.closed?.()
    showNext()
  }

  function showNext() {
    const [next, ...rest] = queue
    if (!next || getState().length > 0) return
    queue = rest
    const { stillWanted, ...options } = next
    if (stillWanted?.() !== false) return void open(options)
    options.closed?.()
    showNext()
  }

  return {
    get: getState,
    subscribe,
    open,
    close,
    closeTop() {
      const top = getState().findLast((dialog) => dialog.status !== 'leaving')
      if (top) close(top.id)
    },
    closeAll() {
      for (const { id, preventClose } of [...getState()].reverse()) if (preventClose !== true) close(id)
    },
    enqueue(options) {
      queue = [...queue, options]
      showNext()
    },
    remove,
  }
}

/** The topmost dialog of each type is visible, and so are those playing their exit animation. */
export function visibleDialogs(dialogs: readonly OpenDialog[]): ReadonlySet<string> {
  const topmost = new Map<DialogType, string>()
  for (const dialog of dialogs) if (dialog.status === 'open') topmost.set(dialog.type, dialog.id)
  const leaving = dialogs.filter((dialog) => dialog.status === 'leaving').map((dialog) => dialog.id)
  return new Set([...topmost.values(), ...leaving])
}
