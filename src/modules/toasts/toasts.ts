import { createToastStore, type ToastOptions } from './toast-store.ts'

/** The toasts of this browser tab. The server has none. */
export const toasts = createToastStore()

/** Shows a toast below the header and returns its id. It disappears after its duration. */
export function showToast(options: ToastOptions): string {
  return toasts.show(options)
}
