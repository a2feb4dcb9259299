import { ruleOf } from '../../../../schemas/route-rules.ts'
import { isFormFilledIn } from '../../../lib/browser/typed-input.ts'
import type { AppContext } from '../../app-context.ts'

/** Dialogs may close and answers arrive without an event. */
const pollIntervalMs = 2000

/** Open dialogs, and buttons with a pending call. */
const busyParts = 'dialog[open], :is(button, form)[aria-busy="true"], form [aria-busy="true"]'

export interface IdleTasks {
  /**
   * Runs the task now or when the player is idle, replacing a waiting one. If it returns false, it is tried
   * again later.
   */
  run: (task: () => boolean) => void
  stop: () => void
}

/** Defers tasks that would disturb the player until the player is idle. */
export function createIdleTasks({ router, currentPage }: AppContext): IdleTasks {
  let waiting: (() => boolean) | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  /** No game, payment, open dialog or typed text that would be lost. */
  const isIdle = () =>
    router.state.navigation.state === 'idle' &&
    currentPage().answer.page.isTask !== true &&
    ruleOf(currentPage().answer.path).reload !== false &&
    document.querySelector(busyParts) === null &&
    !isFormFilledIn()

  function clear() {
    waiting = undefined
    clearInterval(timer)
    timer = undefined
  }
  function check() {
    const task = waiting
    if (task === undefined || !isIdle() || !task()) return
    // The task itself may have scheduled another one.
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
