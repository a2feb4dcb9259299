import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'

declare global {
  interface Window {
    /** Milliseconds to put the form into the document. */
    mountTime?: number
    /** The same until nothing is left to render and the last part is painted: fields below the screen follow later. */
    completeTime?: number
  }
}

/** What the address asks for. */
export const query = new URLSearchParams(location.search)
export const count = Number(query.get('fields'))
export const shape = query.get('shape') ?? 'fields'
export const place = document.body.appendChild(document.createElement('main'))

export function measure(mount: () => void) {
  const begun = performance.now()
  mount()
  // Includes the cost of layout.
  place.getBoundingClientRect()
  window.mountTime = performance.now() - begun
  void whenSettled(begun)
}

/** Milliseconds without a change of the document after which a form is complete. */
const quietTime = 200

async function whenSettled(begun: number) {
  let changed = performance.now()
  let shown = changed
  /** A message that is sent in an animation frame arrives after its paint. */
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    shown = performance.now()
  }
  const awaitPaint = () => {
    changed = performance.now()
    requestAnimationFrame(() => channel.port2.postMessage(null))
  }
  awaitPaint()
  const observer = new MutationObserver(awaitPaint)
  observer.observe(place, { childList: true, subtree: true })
  while (performance.now() - changed < quietTime) await new Promise((resolve) => setTimeout(resolve, 20))
  observer.disconnect()
  channel.port1.close()
  window.completeTime = shown - begun
}

type Show = (form: ReactNode) => void

/** Mounts the form into an existing page in place of its skeleton, as on the site. */
function FormPlace({ onReady }: { onReady: (show: Show) => void }) {
  const [form, setForm] = useState<ReactNode>(null)
  useEffect(() => onReady(setForm), [onReady])
  return form ?? <Skeleton height="52px" />
}

export async function measureForm(form: ReactNode) {
  const root = createRoot(place)
  const show = await new Promise<Show>((resolve) => root.render(<FormPlace onReady={resolve} />))
  measure(() => flushSync(() => show(form)))
}
