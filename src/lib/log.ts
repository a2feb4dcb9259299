/** What a platform does not have is no problem, and would be repeated on every page. */
const isAbsence = (detail: unknown) =>
  detail instanceof Error && 'type' in detail && detail.type === 'MethodNotFoundException'

/** The only place that logs problems for operators; players do not see them. */
export function logProblem(problem: string, detail?: unknown): void {
  if (isAbsence(detail)) return
  // oxlint-disable-next-line no-console
  console.warn(`[marquee] ${problem}`, ...(detail === undefined ? [] : [detail]))
}

/** A runtime error as logged. */
export interface ErrorReport {
  message: string
  /** HTTP status, if the error has one. */
  status: number | undefined
  /** The page cannot continue. */
  fatal: boolean
  /** No code caught the error. */
  unhandled: boolean
  data: unknown
  cause: unknown
  stack: string | undefined
}

function field(error: Error, name: string): unknown {
  return Object.entries(error).find(([key]) => key === name)?.[1]
}

/** `status` of our own errors is a getter, defined on their class. */
function statusOf(error: Error): number | undefined {
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined
}

export function errorReport(thrown: unknown, { fatal = false, unhandled = false } = {}): ErrorReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown })
  const { message, cause, stack } = error
  return { message, status: statusOf(error), fatal, unhandled, data: field(error, 'data'), cause, stack }
}

/** Logs a runtime error. */
export function logError(thrown: unknown, flags: { fatal?: boolean; unhandled?: boolean } = {}): void {
  const report = errorReport(thrown, flags)
  logProblem(report.message, report)
}
