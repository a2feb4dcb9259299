import { useRef, useState } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { errorText } from '../api/error-text.ts'
import { NetworkError } from '../api/network-error.ts'
import { logProblem } from '../log.ts'
import type { Translate } from '../i18n/plain-i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** Why an action failed, as a text for the player. */
export function describeError(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return t([errorText(error), 'errors.UnknownErrorException'])
  if (error instanceof NetworkError) return t('errors.network.text')
  logProblem('something that a player asked for failed', error)
  return t('errors.UnknownErrorException')
}

type Run<Parameters extends unknown[]> = (...parameters: Parameters) => Promise<void>

export interface Task<Parameters extends unknown[], Problem> {
  isPending: boolean
  /** Why the last run failed; undefined during the next one. */
  problem: Problem | undefined
  run: (...parameters: Parameters) => void
}

/**
 * The work behind a button: runs at most once at a time and describes why it failed, by default as a text for the
 * player.
 */
export function useTask<Parameters extends unknown[]>(task: Run<Parameters>): Task<Parameters, string>
export function useTask<Parameters extends unknown[], Problem>(
  task: Run<Parameters>,
  describe: (error: unknown, t: Translate) => Problem,
): Task<Parameters, Problem>
export function useTask<Parameters extends unknown[]>(
  task: Run<Parameters>,
  describe: (error: unknown, t: Translate) => unknown = describeError,
): Task<Parameters, unknown> {
  const { t } = useTranslation()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  // State is updated too late to stop the second click of a double click.
  const isRunning = useRef(false)

  async function attempt(parameters: Parameters) {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    setProblem(undefined)
    try {
      await task(...parameters)
    } catch (error) {
      setProblem(describe(error, t))
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { isPending, problem, run: (...parameters) => void attempt(parameters) }
}
