import { useEffect, useRef, useState } from 'react'
import { OperationPaused } from '../../renderer/actions.ts'
import { sessionStore } from '../session/index.ts'
import { enterBySocialLogin } from './operations.ts'
import { secondFactor } from './second-factor.ts'
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
    if (failure instanceof OperationPaused) return awaitSecondFactor()
    return { status: 'problem', problem: socialProblem(failure) }
  }
}

/** Waits until the player has entered the code in the popup, or has closed it. */
async function awaitSecondFactor(): Promise<SocialReturnState> {
  await new Promise<void>((resolve) => {
    const stop = secondFactor.subscribe((waiting) => {
      if (waiting !== undefined) return
      stop()
      resolve()
    })
  })
  // A login forgets the second factor just before it sets the session.
  await Promise.resolve()
  return sessionStore.get().account === null
    ? { status: 'problem', problem: 'cancelled' }
    : { status: 'pending' }
}
