import { logError } from '../../lib/log.ts'

/** Logs uncaught errors in the same format as all others. */
export function logRuntimeErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => logError(error ?? message, { unhandled: true })
  const onRejection = ({ reason }: PromiseRejectionEvent) => logError(reason, { unhandled: true })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
