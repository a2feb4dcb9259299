/** Problems that a player should not see but an operator should: the one place that writes them. */
export function logProblem(problem: string, detail?: unknown): void {
  // eslint-disable-next-line no-console
  console.warn(`[marquee] ${problem}`, ...(detail === undefined ? [] : [detail]))
}

/** What is written down of an error at run time. */
export interface ErrorReport {
  message: string
  /** HTTP status, where the error has one. */
  status: number | undefined
  /** The page cannot go on. */
  fatal: boolean
  /** Nobody was there to catch it. */
  unhandled: boolean
  data: unknown
  cause: unknown
  stack: string | undefined
}

function field(error: Error, name: string): unknown {
  return Object.entries(error).find(([key]) => key === name)?.[1]
}

/** `status` of our own errors is a getter: it stands on their class. */
function statusOf(error: Error): number | undefined {
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined
}

export function errorReport(thrown: unknown, { fatal = false, unhandled = false } = {}): ErrorReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown })
  const { message, cause, stack } = error
  return { message, status: statusOf(error), fatal, unhandled, data: field(error, 'data'), cause, stack }
}

/** Writes an error down that came up while the page ran. */
export function logError(thrown: unknown, flags: { fatal?: boolean; unhandled?: boolean } = {}): void {
  const report = errorReport(thrown, flags)
  logProblem(report.message, report)
}
