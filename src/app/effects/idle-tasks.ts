import { ruleOf } from '../../../schemas/route-rules.ts'
import { isFormFilledIn } from '../../lib/browser/typed-input.ts'
import { holdsUnsent } from '../../renderer/form/state/unsent-values.ts'
import type { AppContext } from '../app-context.ts'

/** A dialog may close and an answer may come without anybody telling. */
const pollIntervalMs = 2000

/** Dialogs, and buttons whose call is not answered yet. */
const busyParts = 'dialog[open], :is(button, form)[aria-busy="true"], form [aria-busy="true"]'

export interface IdleTasks {
  /** Does it now or as soon as nobody is disturbed, instead of what waits already. false: try again later. */
  run: (task: () => boolean) => void
  stop: () => void
}

/** Keeps what would disturb the player for a moment in which it does not. */
export function createIdleTasks({ router, currentPage }: AppContext): IdleTasks {
  let waiting: (() => boolean) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** Nobody plays or pays, no dialog is open, and no typed text would be lost. */
  const isIdle = () =>
    router.state.navigation.state === 'idle' &&
    ruleOf(currentPage().answer.path).reload !== false &&
    document.querySelector(busyParts) === null &&
    !isFormFilledIn() &&
    !holdsUnsent()

  function clear() {
    waiting = undefined
    clearInterval(timer)
    timer = undefined
  }
  function check() {
    const task = waiting
    if (task === undefined || !isIdle() || !task()) return
    // The task itself may have had something else wait.
    if (waiting === task) clear()
  }
  const unsubscribe = router.subscribe(check)

  return {
    run(task) {
      waiting = task
      timer ??= setInterval(check, pollIntervalMs)
      check()
    },
    stop() {
      clear()
      unsubscribe()
    },
  }
}
