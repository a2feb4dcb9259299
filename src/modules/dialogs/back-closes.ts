import {
  backClosesDialogs,
  dialogDepth,
  numberInEntry,
  pushDialogEntry,
} from '../../lib/browser/dialog-entries.ts'
import { onHistoryStep } from '../../lib/browser/history-steps.ts'
import type { DialogStore } from './dialog-store.ts'

const indexKey = 'idx'

/**
 * On phones "back" closes the topmost dialog. Each open dialog has a history entry at the same address, and
 * navigation between such entries never reaches the router. A dialog that closes by itself leaves its entry,
 * which is skipped later: removing it immediately would race with a navigation in progress. Returns a
 * function that ends this.
 */
export function closeOnBack(store: DialogStore): () => void {
  /** Depth of the entry that was current at the last check. */
  let depth = dialogDepth()
  let page = numberInEntry(indexKey)
  let isClosing = false
  let isPassing = false

  const closable = () => store.get().filter(({ status, preventClose }) => status === 'open' && !preventClose)

  function readDepth() {
    depth = dialogDepth()
    page = numberInEntry(indexKey)
  }

  function matchHistory() {
    if (isClosing) return
    readDepth()
    const open = closable().length
    // A new dialog reuses the entry left by a closed one.
    while (depth < open && backClosesDialogs()) {
      depth += 1
      pushDialogEntry(depth)
    }
  }

  function step(): boolean {
    const [from, isSamePage] = [depth, numberInEntry(indexKey) === page]
    readDepth()
    if (isPassing) isPassing = false
    else if (isSamePage && depth < from) {
      stepOut()
      return true
    } else if (depth > 0) {
      // Coming from another page: skip to the page's own entry, which the router knows.
      isPassing = !isSamePage || depth === from
      if (isPassing) window.history.go(-depth)
      return true
    }
    return false
  }

  function stepOut() {
    const dialogsAbove = closable().slice(depth).reverse()
    // Its dialog had already closed, so the step was meant for the page.
    if (dialogsAbove.length === 0) window.history.back()
    isClosing = true
    for (const { id } of dialogsAbove) store.close(id)
    isClosing = false
    // A dialog that refused to close keeps its entry.
    matchHistory()
  }

  const unsubscribe = store.subscribe(matchHistory)
  const stop = onHistoryStep(step)
  matchHistory()
  return () => {
    unsubscribe()
    stop()
  }
}
