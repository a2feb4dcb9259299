import { ruleOf } from '../../../schemas/route-rules.ts'
import { dayInMilliseconds } from '../../lib/constants.ts'
import { install, installWay, onInstallWay } from '../../lib/browser/install.ts'
import { logProblem } from '../../lib/log.ts'
import { readItem, readJson, storageKeys, writeItem, writeJson } from '../../lib/browser/storage.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { showToast } from '../../modules/toasts/index.ts'
import { track } from '../../modules/tracking/index.ts'
import type { AppContext } from '../app-context.ts'

/** Whoever did not want it is left alone for this long. */
const pause = 60 * dayInMilliseconds
/** Days on which somebody was here before it is offered: a guest of one evening needs no app. */
const daysBefore = 2

interface Visits {
  days: number
  /** The last of them, in days since 1970. */
  last: number
}

function isVisits(value: unknown): value is Visits {
  return typeof value === 'object' && value !== null && 'days' in value && typeof value.days === 'number'
}

/** Counts this day, and answers on how many the site was visited. */
function countVisit(now: number): number {
  const today = Math.floor(now / dayInMilliseconds)
  const known = readJson('local', storageKeys.visits)
  const visits = isVisits(known) ? known : { days: 0, last: -1 }
  if (visits.last === today) return visits.days
  writeJson('local', storageKeys.visits, { days: visits.days + 1, last: today })
  return visits.days + 1
}

/**
 * Offers a player who comes back to put the site on the home screen: once he moves about in it, never over a game,
 * a payment or a dialog, and not again for two months. Everybody finds it in the menu.
 */
export function installEffect({ router, currentPage, visit }: AppContext): () => void {
  const days = countVisit(Date.now())

  function isGoodMoment(): boolean {
    const { account } = sessionStore.get()
    const { answer, config } = currentPage()
    return (
      installWay() === 'prompt' &&
      config.functional.features['installApp'] === true &&
      account !== null &&
      account.is_on_break !== true &&
      days >= daysBefore &&
      Date.now() - Number(readItem('local', storageKeys.installOffered) ?? '0') >= pause &&
      router.state.navigation.state === 'idle' &&
      router.state.location.pathname !== visit.firstPath &&
      ruleOf(answer.path).reload !== false &&
      document.querySelector('dialog[open]') === null
    )
  }

  function offer() {
    if (!isGoodMoment()) return
    writeItem('local', storageKeys.installOffered, String(Date.now()))
    const { t } = currentPage().i18n
    track('install_offer')
    showToast({
      id: 'install',
      kind: 'info',
      title: t('app.offer.title'),
      detail: t('app.offer.text'),
      duration: null,
      action: {
        label: t('app.install'),
        onSelect: () =>
          void install().catch((error: unknown) => logProblem('the app could not be installed', error)),
      },
    })
  }

  const stops = [router.subscribe(offer), onInstallWay(offer)]
  return () => stops.forEach((stop) => stop())
}
