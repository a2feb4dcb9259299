import { useRef, useState } from 'react'
import type { DocumentIssue } from '../../schemas/issue.ts'
import { issuesIn } from './issues/issues-in.ts'
import { useReason } from './use-reason.ts'

export interface Action<Parameters extends unknown[]> {
  isPending: boolean
  /** Why the last run failed; undefined during the next one. */
  reason: string | undefined
  /** What is wrong with the content, if that is why the last run failed. */
  issues: readonly DocumentIssue[]
  setReason: (reason: string | undefined) => void
  run: (...parameters: Parameters) => void
}

/**
 * The work behind a button or form of the Studio: runs at most once at a time. Its `reason` is a returned text, which
 * says why nothing was done, or what `reasonOf` makes of an exception (default: `useReason`).
 */
export function useAction<Parameters extends unknown[]>(
  work: (...parameters: Parameters) => Promise<string | undefined> | Promise<void>,
  reasonOf?: (error: unknown) => string,
): Action<Parameters> {
  const plainReasonOf = useReason()
  const [isPending, setIsPending] = useState(false)
  const [reason, setReason] = useState<string>()
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  // State is updated too late to stop the second click of a double click.
  const isRunning = useRef(false)

  async function attempt(parameters: Parameters) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setReason(undefined)
    setIssues([])
    try {
      const result = await work(...parameters)
      if (typeof result === 'string') setReason(result)
    } catch (error) {
      setReason((reasonOf ?? plainReasonOf)(error))
      setIssues(issuesIn(error))
    }
    isRunning.current = false
    setIsPending(false)
  }
  return { isPending, reason, issues, setReason, run: (...parameters) => void attempt(parameters) }
}
