export { ToastHost } from './toast-host.tsx'
export { showToast } from './toasts.ts'
