import { useRef, useState } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { NetworkError } from '../api/network-error.ts'
import { logProblem } from '../log.ts'
import type { Translate } from '../i18n/plain-i18n.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** Why something could not be done, in the player's words. */
export function problemOf(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return t([`errors.${error.type}`, 'errors.UnknownErrorException'])
  if (error instanceof NetworkError) return t('errors.network.text')
  logProblem('something that a player asked for failed', error)
  return t('errors.UnknownErrorException')
}

/** What a button does: once at a time, and with a word about it when it fails. */
export function useTask<Parameters extends unknown[]>(
  task: (...parameters: Parameters) => Promise<void>,
  describe: (error: unknown, t: Translate) => string = problemOf,
) {
  const { t } = useTranslation()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  // State alone comes too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function attempt(parameters: Parameters) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPending(true)
    setProblem(undefined)
    try {
      await task(...parameters)
    } catch (error) {
      setProblem(describe(error, t))
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }
  return { isPending, problem, run: (...parameters: Parameters) => void attempt(parameters) }
}
