import { isRecord } from '../../../../schemas/is-record.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Key of the step in the state of a browser history entry. */
const stateName = 'formStep'

function stepIn(state: unknown): number {
  const step = isRecord(state) ? state[stateName] : undefined
  return typeof step === 'number' ? step : 0
}

/** The router gives each entry a key; the steps of one page share it. */
const pageOf = (state: unknown) => (isRecord(state) ? state['key'] : undefined)

/**
 * The current step of a form. Each step has its own history entry, so that "back" returns to the previous
 * step instead of leaving the page. The router does not see these entries. `leave` is called before the
 * browser removes the fields of a step.
 */
export function useSteps(count: number, leave: () => void) {
  const [step, setStep] = useState(0)
  const place = useRef({ step: 0, furthest: 0 })
  const onLeave = useEffectEvent(leave)

  useEffect(() => {
    if (count === 0) return
    const page = pageOf(history.state)
    const onBack = (event: PopStateEvent) => {
      const target = stepIn(event.state)
      if (pageOf(event.state) !== page || target === place.current.step) return
      event.stopImmediatePropagation()
      // An entry from before a reload: its values are gone.
      if (target > place.current.furthest) return history.back()
      onLeave()
      place.current.step = target
      setStep(target)
    }
    window.addEventListener('popstate', onBack, true)
    return () => window.removeEventListener('popstate', onBack, true)
  }, [count])

  function go(target: number) {
    const furthest = Math.max(place.current.furthest, target)
    place.current = { step: target, furthest }
    const state: unknown = history.state
    history.pushState({ ...(isRecord(state) ? state : {}), [stateName]: target }, '')
    setStep(target)
  }

  return { step, go, back: () => history.back() }
}
