import { isRecord } from '../../../schemas/is-record.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onHistoryStep } from '../../../src/lib/browser/history-steps.ts'
import type { FormMemory } from '../state/use-unsent.ts'

/** Keys in the state of a browser history entry: its step, and whether the entry before is a step, too. */
const stateName = 'formStep'
const followsName = 'followsStep'

function stepIn(state: unknown): number {
  const step = isRecord(state) ? state[stateName] : undefined
  return typeof step === 'number' ? step : 0
}

const stateWith = (step: number, follows: boolean) => {
  const state: unknown = history.state
  return { ...(isRecord(state) ? state : {}), [stateName]: step, [followsName]: follows }
}

const followsStep = () => {
  const state: unknown = history.state
  return isRecord(state) && state[followsName] === true
}

/** The router gives each entry a key; the steps of one page share it. */
const pageOf = (state: unknown) => (isRecord(state) ? state['key'] : undefined)

/**
 * The current step of a form. Each step has its own history entry, so that "back" returns to the previous
 * step instead of leaving the page. The router does not see these entries. `leave` is called before the
 * browser removes the fields of a step.
 */
export function useSteps(count: number, leave: () => void, { position, reach }: FormMemory) {
  // After a reload, or a change of language, which has an entry of its own.
  const [step, setStep] = useState(() => {
    const { step: shown, furthest } = position.current
    // Nothing was entered; the server has no history.
    if (furthest === 0) return 0
    return Math.min(shown || stepIn(history.state), furthest, Math.max(0, count - 1))
  })
  const current = useRef(step)
  const onLeave = useEffectEvent(leave)
  const onReach = useEffectEvent(reach)

  function show(target: number) {
    current.current = target
    reach(target)
    setStep(target)
  }
  const onShow = useEffectEvent(show)

  useEffect(() => {
    if (count === 0) return
    const { current: first } = current
    if (first !== stepIn(history.state)) history.replaceState(stateWith(first, false), '')
    onReach(first)
    const page = pageOf(history.state)
    const onBack = (event: PopStateEvent) => {
      const target = stepIn(event.state)
      if (pageOf(event.state) !== page || target === current.current) return false
      // An entry from before a reload whose values are gone.
      if (target > position.current.furthest) history.back()
      else {
        onLeave()
        onShow(target)
      }
      return true
    }
    return onHistoryStep(onBack)
  }, [count, position])

  function go(target: number) {
    history.pushState(stateWith(target, true), '')
    show(target)
  }

  return { step, go, back: () => (followsStep() ? history.back() : go(step - 1)) }
}
