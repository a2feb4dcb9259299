import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than `pixels`. */
export function useNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels - 1}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
