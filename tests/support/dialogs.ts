import { vi } from 'vitest'
import { dialogs } from '../../src/modules/dialogs/dialogs.ts'

/** What jsdom lacks of dialogs: it draws nothing, neither them nor their size. To be called before each test. */
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

/** Takes all dialogs away, as after each test. */
export function removeDialogs(): void {
  for (const { id } of dialogs.get()) dialogs.remove(id)
}
