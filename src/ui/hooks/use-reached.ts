import { useState } from 'react'

/** Whether the pointer or the focus has reached an element, which needs all of its content only then. */
export function useReached(): { isReached: boolean; reach: () => void } {
  const [isReached, setReached] = useState(false)
  return { isReached, reach: () => setReached(true) }
}
