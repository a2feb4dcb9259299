import type { Toast } from './toast-store.ts'
import { ToastView } from './toast-view.tsx'

export function ToastList({ shown }: { shown: readonly Toast[] }) {
  return shown.map((toast) => <ToastView key={toast.id} toast={toast} />)
}
