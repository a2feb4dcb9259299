import { ruleOf } from '../../../../schemas/route-rules.ts'
import { dayInMilliseconds } from '../../../lib/constants.ts'
import { askToInstall, installWay, onInstallWay } from '../../../lib/browser/install.ts'
import { readItem, readJson, writeItem, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { showToast } from '../../../modules/toasts/index.ts'
import { track } from '../../../modules/tracking/index.ts'
import type { AppContext } from '../../app-context.ts'

/** Waiting time after the offer was declined. */
const pause = 60 * dayInMilliseconds
/** Number of days with a visit before the offer; one-time guests need no app. */
const daysBefore = 2

interface Visits {
  days: number
  /** The last visit, in days since 1970. */
  last: number
}

function isVisits(value: unknown): value is Visits {
  return typeof value === 'object' && value !== null && 'days' in value && typeof value.days === 'number'
}

/** Counts today's visit. Returns the number of days with a visit. */
function countVisit(now: number): number {
  const today = Math.floor(now / dayInMilliseconds)
  const known = readJson('local', storageKeys.visits)
  const visits = isVisits(known) ? known : { days: 0, last: -1 }
  if (visits.last === today) return visits.days
  writeJson('local', storageKeys.visits, { days: visits.days + 1, last: today })
  return visits.days + 1
}

/**
 * Offers returning players to install the site on the home screen, after they navigate; never over a game,
 * a payment or a dialog, and not again for two months. It is always available in the menu.
 */
export function installEffect({ router, currentPage, visit }: AppContext): () => void {
  const days = countVisit(Date.now())

  function canOfferInstall(): boolean {
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
      answer.page.isTask !== true &&
      ruleOf(answer.path).reload !== false &&
      document.querySelector('dialog[open]') === null
    )
  }

  function offer() {
    if (!canOfferInstall()) return
    writeItem('local', storageKeys.installOffered, String(Date.now()))
    const { t } = currentPage().i18n
    track('install_offer')
    showToast({
      id: 'install',
      kind: 'info',
      title: t('app.offer.title'),
      detail: t('app.offer.text'),
      duration: null,
      action: { label: t('app.install'), onSelect: askToInstall },
    })
  }

  const stops = [router.subscribe(offer), onInstallWay(offer)]
  return () => stops.forEach((stop) => stop())
}
