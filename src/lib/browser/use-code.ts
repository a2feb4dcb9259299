import { useEffect, useState, type ComponentType } from 'react'
import { logProblem } from '../log.ts'

/** Milliseconds before code that failed to load is requested again. */
const pause = 3000

/**
 * A component whose code is loaded on first use; undefined until then. If loading fails while it is needed,
 * it is retried.
 */
export function useCode<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  const isMissing = isNeeded && component === undefined

  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const ask = () =>
      load().then(
        (loaded) => isCurrent && setComponent(() => loaded),
        (error: unknown) => {
          logProblem('code could not be loaded', error)
          if (isCurrent) timer = setTimeout(() => void ask(), pause)
        },
      )
    void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isMissing, load])

  return component
}
