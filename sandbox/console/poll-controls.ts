import type { SandboxContext } from '../sandbox-context.ts'

/** Polls for settings changed by other processes on the same database; returns a function that stops polling. */
export function pollControls(
  { controls, logError }: SandboxContext,
  interval: number | undefined,
): () => void {
  if (interval === undefined) return () => undefined
  const timer = setInterval(() => {
    controls.reload().catch(logError)
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
