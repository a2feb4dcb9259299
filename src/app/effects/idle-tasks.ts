import type { createBrowserRouter } from 'react-router-dom'
import { ruleOf } from '../../../schemas/route-rules.ts'
import { isFormFilledIn } from '../../lib/browser/typed-input.ts'
import { holdsUnsent } from '../../renderer/form/state/unsent-values.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** A dialog may close and an answer may come without anybody telling. */
const lookEvery = 2000

/** Dialogs, and buttons whose call is not answered yet. */
const busyParts = 'dialog[open], :is(button, form)[aria-busy="true"], form [aria-busy="true"]'

/** Nobody plays or pays, no dialog asks anything, and nothing that was typed would be lost. */
function isQuiet({ state }: Router, { answer }: PageData): boolean {
  return (
    state.navigation.state === 'idle' &&
    ruleOf(answer.path).reload !== false &&
    document.querySelector(busyParts) === null &&
    !isFormFilledIn() &&
    !holdsUnsent()
  )
}

export interface QuietMoments {
  /** Does it now or as soon as nobody is disturbed, instead of what waits already. false: try again later. */
  wait: (task: () => boolean) => void
  stop: () => void
}

/** Keeps what would disturb the player for a moment in which it does not. */
export function createQuietMoments(router: Router, currentPage: () => PageData): QuietMoments {
  let waiting: (() => boolean) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  function rest() {
    waiting = undefined
    clearInterval(timer)
    timer = undefined
  }
  function look() {
    const task = waiting
    if (task === undefined || !isQuiet(router, currentPage()) || !task()) return
    // The task itself may have had something else wait.
    if (waiting === task) rest()
  }
  const unsubscribe = router.subscribe(look)

  return {
    wait(task) {
      waiting = task
      timer ??= setInterval(look, lookEvery)
      look()
    },
    stop() {
      rest()
      unsubscribe()
    },
  }
}
