import { readItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { logProblem } from '../../../lib/log.ts'
import type { AppContext } from '../../app-context.ts'

/** Seconds between two checks on sites that do not set how often the balance is refreshed. */
const defaultSeconds = 10

/**
 * Tells players how a payment has ended that they no longer watch: on each page that does not display it, when they
 * return to the tab, and as often as the balance is refreshed.
 */
export function paymentEffect({ router, currentPage }: AppContext): () => void {
  let path = ''
  let isChecking = false

  const isDisplayed = () =>
    router.state.navigation.state !== 'idle' || currentPage().answer.page.showsPayment === true

  async function check() {
    // Reading the storage is all that players without a payment cause.
    if (isChecking || document.hidden || isDisplayed() || !readItem('session', storageKeys.depositOrder))
      return
    isChecking = true
    try {
      const { announceOutcome, unseenPayment } = await import('../../../modules/cashier/index.ts')
      const id = unseenPayment()
      const { answer, config, i18n } = currentPage()
      if (id !== undefined)
        await announceOutcome(id, { t: i18n.t, locale: answer.locale, cashier: config.cashier, isDisplayed })
    } catch (error) {
      logProblem('the state of a payment could not be looked up', error)
    } finally {
      isChecking = false
    }
  }

  function checkPath() {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.pathname === path) return
    path = location.pathname
    void check()
  }

  const onVisible = () => void check()
  const { isEnabledInterval, countSecondsForInterval: seconds = defaultSeconds } =
    currentPage().config.functional.settingsForUpdBalance
  const timer = isEnabledInterval ? setInterval(onVisible, seconds * 1000) : undefined
  document.addEventListener('visibilitychange', onVisible)
  const stop = router.subscribe(checkPath)
  checkPath()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
    stop()
  }
}
