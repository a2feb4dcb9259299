import { createToastStore, type ToastOptions } from './toast-store.ts'

/** The toasts of this browser tab; the server has none. */
export const toasts = createToastStore()

/** Shows a notice below the header and returns its id. It goes by itself after its duration. */
export function showToast(options: ToastOptions): string {
  return toasts.show(options)
}

/** Takes a notice away before its time. */
export function dismissToast(id: string): void {
  toasts.dismiss(id)
}
