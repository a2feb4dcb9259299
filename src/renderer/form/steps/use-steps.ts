import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRecord } from '../../../../schemas/forms/json-schema.ts'

/** Under this name an entry of the browser's history says which step it is of. */
const stateName = 'formStep'

function stepIn(state: unknown): number {
  const step = isRecord(state) ? state[stateName] : undefined
  return typeof step === 'number' ? step : 0
}

/** The router marks the entries of an address with a key; steps of one page share it. */
const pageOf = (state: unknown) => (isRecord(state) ? state['key'] : undefined)

/**
 * Which of a form's steps is shown. Each has an entry in the history of its own, so that "back" goes a step
 * back and not off the page. They are kept from the router: to it, nothing has changed. `leave` is called before
 * the browser takes the fields of a step away.
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
      // An entry from before a reload: its answers are gone.
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
