import { useEffect, useRef, useState } from 'react'
import { enterBySocialLogin } from './operations.ts'
import { handOver } from './social-channel.ts'
import { socialProblem, type SocialProblem } from './social-problem.ts'
import { forgetBegunLogin, readAnswer } from './social-window.ts'

export type SocialReturnState =
  | { status: 'pending' }
  /** The page that opened this window continues; this window closes. */
  | { status: 'handedOver' }
  | { status: 'problem'; problem: SocialProblem | 'foreign' }

/** Handles the page that a provider leads back to. */
export function useSocialReturn(): SocialReturnState {
  const [state, setState] = useState<SocialReturnState>({ status: 'pending' })
  const isBegun = useRef(false)

  useEffect(() => {
    // The token is valid once: a second run of the effect must not use it again.
    if (isBegun.current) return
    isBegun.current = true
    void takeUp().then(setState)
  }, [])
  return state
}

async function takeUp(): Promise<SocialReturnState> {
  const answer = readAnswer(window.location.search)
  if (answer === undefined) return { status: 'problem', problem: 'foreign' }
  if (await handOver(answer)) {
    window.close()
    return { status: 'handedOver' }
  }
  forgetBegunLogin()
  if (answer.accessToken === undefined)
    return { status: 'problem', problem: answer.error === 'access_denied' ? 'cancelled' : 'failed' }
  try {
    await enterBySocialLogin(answer)
    return { status: 'pending' }
  } catch (failure) {
    return { status: 'problem', problem: socialProblem(failure) }
  }
}
