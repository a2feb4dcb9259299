import type { SandboxContext } from '../sandbox-context.ts'

/** Follows what the consoles of other processes on the same database set, until the answer is called. */
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
