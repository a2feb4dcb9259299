import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import type { LoyaltySettings } from '../../../schemas/documents/settings/feature-settings.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { callApi } from '../../lib/api/client.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { runAction } from '../../renderer/actions.ts'
import { sessionStore } from '../session/index.ts'
import { showToast } from '../toasts/index.ts'
import { playNotificationSound } from './notification-sound.ts'
import { noticeDetail } from './notice-detail.ts'

/** Triggers whose notices offer to explain the program. */
const tutorialTriggers: readonly string[] = ['register', 'profile', 'confirm']
/** The tutorial popup if the settings name none. */
const usualTutorial = 'loyalty-tutorial'
/** Maximum number of notices at once; others follow when these have gone, since each is delivered only once. */
const atOnce = 3

/** Milliseconds until notices that had to wait try again: each is delivered only once. */
const retryMs = 2000

/** Where and to whom notices are shown. */
export interface NoticePlace {
  /** Id of the player: nobody sees the notices of the previous player. */
  uid: number
  settings: LoyaltySettings
  locale: Locale
  t: Translate
  /** Whether the page belongs to a game or to money, where news wait. */
  mustWait: () => boolean
}

/** Loads new notices of the loyalty program and shows them after a delay. The caller logs failures. */
export async function showNotices(place: NoticePlace): Promise<void> {
  const { items } = await callApi('loyalty.getnotifications')
  const { notificationDelay, notificationDuration } = place.settings
  for (let start = 0; start < items.length; start += atOnce) {
    const group = items.slice(start, start + atOnce)
    setTimeout(() => show(group, place), notificationDelay + (start / atOnce) * notificationDuration)
  }
}

function show(notices: readonly LoyaltyNotification[], place: NoticePlace): void {
  if (sessionStore.get().account?.uid !== place.uid) return
  if (place.mustWait()) {
    setTimeout(() => show(notices, place), retryMs)
    return
  }
  for (const notice of notices) showNotice(notice, place)
  if (place.settings.isSoundEnabled) playNotificationSound(place.settings.soundVolume)
}

function showNotice(notice: LoyaltyNotification, { settings, locale, t }: NoticePlace): void {
  const popup = settings.tutorialPopup ?? usualTutorial
  showToast({
    id: `loyalty-${notice.id}`,
    kind: notice.type === 'credit' ? 'success' : 'error',
    title: notice.title,
    detail: noticeDetail(notice, locale, t),
    duration: settings.notificationDuration,
    ...(notice.image !== null && { image: notice.image }),
    ...(tutorialTriggers.includes(notice.trigger) && {
      action: {
        label: t('loyalty.notice.tutorial'),
        onSelect: () => runAction({ type: 'openPopup', popup }),
      },
    }),
  })
}
