import type { CompiledOpening } from '../../../../schemas/compiled.ts'
import { serverNow } from '../../../lib/data/server-clock.ts'
import type { AppContext } from '../../app-context.ts'
import { createAudience } from './audience.ts'
import { isWelcome } from './manners.ts'
import { mayReturn, rememberOpened } from './memory.ts'
import { watchTriggers } from './triggers.ts'
import { hasOpenedInVisit, noteOpenedInVisit } from './visit.ts'

/**
 * Focus, dialogs, typed text, the session and the position of the page all decide; most of them change without an
 * event, so they are looked at while a popup may still open.
 */
const lookIntervalMs = 1000
/** Milliseconds before a popup that could not be loaded is tried again. */
const retryMs = 30_000

/** Whether a popup may open at this address and time. */
function isOn(
  { pages, period: { begins = -Infinity, ends = Infinity } = {} }: CompiledOpening,
  path: string,
  now: number,
) {
  return begins <= now && now < ends && pages?.includes(path) !== false
}

/** Opens the popups that open by themselves, one in a visit. Returns a function that ends this. */
export function openPopups({ router, currentPage, openPopup }: AppContext): () => void {
  const triggers = watchTriggers(Date.now)
  const audience = createAudience()
  let pausedUntil = 0

  const isWanted = () =>
    router.state.navigation.state === 'idle' && !hasOpenedInVisit() && isWelcome(currentPage().answer.page)

  function open({ popup }: CompiledOpening) {
    pausedUntil = Date.now() + retryMs
    openPopup(popup, {
      isUnasked: true,
      isWanted,
      opened: () => {
        noteOpenedInVisit()
        rememberOpened(
          popup,
          serverNow(),
          (currentPage().config.openings ?? []).map((each) => each.popup),
        )
      },
    })
  }

  function look() {
    const page = currentPage()
    const now = serverNow()
    const { path } = page.answer
    triggers.look(path)
    if (hasOpenedInVisit() || Date.now() < pausedUntil) return
    const due = (page.config.openings ?? []).filter(
      (opening) =>
        isOn(opening, path, now) &&
        mayReturn(opening.popup, opening.frequency, now) &&
        triggers.hasHappened(opening.trigger),
    )
    if (due.length === 0 || !isWanted()) return
    const [first] = audience(due, page)
    if (first) open(first)
  }

  const timer = setInterval(look, lookIntervalMs)
  look()
  return () => {
    clearInterval(timer)
    triggers.stop()
  }
}
