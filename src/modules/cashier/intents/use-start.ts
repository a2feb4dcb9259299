import { useEffect } from 'react'
import { logProblem } from '../../../lib/log.ts'
import type { Submitter } from './submitter.ts'

/** Resets the submitter whenever the page opens, also when the browser restores it from its cache. */
export function useStart(submitter: Submitter): void {
  useEffect(() => {
    const begin = () => {
      submitter.start()
      submitter
        .learn()
        .catch((error: unknown) => logProblem('the newest payment could not be looked up', error))
    }
    begin()
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) begin()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [submitter])
}
