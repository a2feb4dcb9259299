import { useEffect, useRef, useState } from 'react'
import { keepBackUrl } from '../../lib/urls/back-url.ts'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { OperationPaused } from '../../renderer/actions.ts'
import { enterBySocialLogin } from './operations.ts'
import { awaitAnswer } from './social-channel.ts'
import { socialProblem, type SocialProblem } from './social-problem.ts'
import { forgetBegunLogin, planLogin, windowFeatures, type SocialAnswer } from './social-window.ts'

/** Interval for checking whether the window was closed, in milliseconds. */
const pollInterval = 500

/** Login with another service, in a separate window, or in this one if pop-ups are blocked. */
export function useSocialLogin(purpose: 'login' | 'registration') {
  const locale = useLocale()
  const { site } = useConfig()
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<SocialProblem>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  async function finish(answer: SocialAnswer) {
    stop.current?.()
    forgetBegunLogin()
    try {
      if (answer.accessToken !== undefined) await enterBySocialLogin(answer)
      else setProblem(answer.error === 'access_denied' ? 'cancelled' : 'failed')
    } catch (failure) {
      if (!(failure instanceof OperationPaused)) setProblem(socialProblem(failure))
    } finally {
      setPending(undefined)
    }
  }

  function begin(service: string) {
    stop.current?.()
    setProblem(undefined)
    const { search } = window.location
    keepBackUrl('social', search, site)
    const { address, state } = planLogin({ service, purpose, locale, search })
    const opened = window.open(address, 'social-login', windowFeatures(window))
    if (opened === null) return window.location.assign(address)
    setPending(service)
    const giveUp = awaitAnswer(state, (answer) => void finish(answer))
    const timer = setInterval(() => {
      if (!opened.closed) return
      stop.current?.()
      setPending(undefined)
    }, pollInterval)
    stop.current = () => {
      stop.current = undefined
      clearInterval(timer)
      giveUp()
    }
  }

  return { begin, pending, problem }
}
