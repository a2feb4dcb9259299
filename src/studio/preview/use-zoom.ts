import { useState } from 'react'
import { readItem, writeItem, zoomKey } from '../../lib/browser/storage.ts'
import { useStudioSession } from '../session/use-session.ts'
import { isZoom, type Zoom } from './canvas/fit.ts'

/** How large the user shows previewed pages, remembered in this browser. */
export function useZoom(): readonly [Zoom, (zoom: Zoom) => void] {
  const key = zoomKey(useStudioSession().user.id)
  const [zoom, setZoom] = useState<Zoom>(() => {
    const stored = readItem('local', key)
    return isZoom(stored) ? stored : 'fit'
  })
  function choose(next: Zoom) {
    setZoom(next)
    writeItem('local', key, next)
  }
  return [zoom, choose]
}
