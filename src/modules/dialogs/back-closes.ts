import type { DialogStore } from './dialog-store.ts'

/** Where dialogs come from below and "back" means "away with it": below this width. */
const phoneWidth = 768

/** In an entry's state: how many open dialogs it stands for. The router keeps its own names beside it. */
const depthKey = 'marqueeDialogs'
const indexKey = 'idx'

function numberAt(key: string): number {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null) return 0
  const value: unknown = Reflect.get(state, key)
  return typeof value === 'number' ? value : 0
}

/**
 * On phones "back" closes the topmost dialog. Each open one has an entry of the history at the same address,
 * and the steps between such entries never reach the router. A dialog that closes by itself leaves its entry
 * behind, passed over when somebody steps on it: to take it away there and then would race with a page that is
 * on its way. Returns what ends it.
 */
export function closeOnBack(store: DialogStore): () => void {
  /** The entry that was shown when it was last looked at. */
  let depth = numberAt(depthKey)
  let page = numberAt(indexKey)
  let isClosing = false
  let isPassing = false

  const closable = () => store.get().filter(({ status, preventClose }) => status === 'open' && !preventClose)

  function look() {
    depth = numberAt(depthKey)
    page = numberAt(indexKey)
  }

  function follow() {
    if (isClosing) return
    look()
    const open = closable().length
    // A dialog in the place of one that is gone takes over the entry that was left behind.
    while (depth < open && window.innerWidth < phoneWidth) {
      depth += 1
      window.history.pushState({ ...window.history.state, [depthKey]: depth }, '')
    }
  }

  function step(event: PopStateEvent) {
    const [from, isSamePage] = [depth, numberAt(indexKey) === page]
    look()
    if (isPassing) isPassing = false
    else if (isSamePage && depth < from) stepOutOf(event)
    else if (depth > 0) {
      event.stopImmediatePropagation()
      // Another page led here: on to the page itself, which the router knows.
      isPassing = !isSamePage || depth === from
      if (isPassing) window.history.go(-depth)
    }
  }

  function stepOutOf(event: PopStateEvent) {
    event.stopImmediatePropagation()
    const surplus = closable().slice(depth).reverse()
    // Its dialog had closed before: the step was meant for the page.
    if (surplus.length === 0) window.history.back()
    isClosing = true
    for (const { id } of surplus) store.close(id)
    isClosing = false
    // One that did not want to close keeps its entry.
    follow()
  }

  const stopFollowing = store.subscribe(follow)
  // Before the router, which listens in the other phase.
  window.addEventListener('popstate', step, { capture: true })
  follow()
  return () => {
    stopFollowing()
    window.removeEventListener('popstate', step, { capture: true })
  }
}
