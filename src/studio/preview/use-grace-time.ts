import { useEffect, useState } from 'react'

/** The second click of a double click still reaches the page, in milliseconds. */
export const graceMs = 400

/** Whether a tool has just appeared under the pointer. No animation: users without motion need the time, too. */
export function useGraceTime(): boolean {
  const [isNew, setIsNew] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), graceMs)
    return () => clearTimeout(timer)
  }, [])
  return isNew
}
