export { ToastHost } from './toast-host.tsx'
export { defaultToastDuration, type ToastAction, type ToastKind, type ToastOptions } from './toast-store.ts'
export { dismissToast, showToast } from './toasts.ts'
