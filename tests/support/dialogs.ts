import { vi } from 'vitest'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'

/** Dialog methods that jsdom lacks: it has no layout. Call before each test. */
export function drawDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
}

/** Removes all dialogs; call after each test. */
export function removeDialogs(): void {
  for (const { id } of dialogs.get()) dialogs.remove(id)
}
