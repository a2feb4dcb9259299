import type { EntityId } from '../../../schemas/api/entity-id.ts'
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
import { addNotices, dropNotices, takeNotices } from './waiting-notices.ts'

/** Triggers whose notices offer to explain the program. */
const tutorialTriggers: readonly string[] = ['register', 'profile', 'confirm']
/** The tutorial popup if the settings name none. */
const usualTutorial = 'loyalty-tutorial'
/** Maximum number of notices at once; others follow when these have gone. */
const atOnce = 3

/** Where and to whom notices are shown. */
export interface NoticePlace {
  /** Id of the player: nobody sees the notices of the previous player. */
  uid: EntityId
  settings: LoyaltySettings
  locale: Locale
  t: Translate
  /** Whether the page belongs to a game or to money, where news wait. */
  mustWait: () => boolean
}

/** Where notices are shown: the page of the latest request. */
let place: NoticePlace | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Loads new notices of the loyalty program and shows them after a delay, with those that wait since the player was at a
 * game or has closed the tab. The caller requests them again when the player leaves a game, and logs failures.
 */
export async function showNotices(current: NoticePlace): Promise<void> {
  place = current
  try {
    const { items } = await callApi('loyalty.getnotifications')
    await store(current.uid, items)
  } finally {
    timer ??= setTimeout(() => void showNext(), current.settings.notificationDelay)
  }
}

/** Stores a player's notices, unless another player has come meanwhile, or the account was deleted. */
function store(uid: EntityId, notices: readonly LoyaltyNotification[]): Promise<void> {
  return addNotices(
    uid,
    notices,
    () => place?.uid === uid && (sessionStore.get().account?.uid ?? uid) === uid,
  )
}

/** Drops the notices of a player whose account was deleted, also those that are still on their way. */
export function forgetNotices(): Promise<void> {
  place = undefined
  return dropNotices()
}

async function showNext(): Promise<void> {
  timer = undefined
  // Notices that cannot be shown now wait for the next request of any tab.
  if (place === undefined || place.mustWait() || document.hidden) return
  const { uid, settings } = place
  if (sessionStore.get().account?.uid !== uid) return
  const { taken, isMore } = await takeNotices(uid, atOnce)
  // The player may have left while this tab waited for others. Another player must not find their news here.
  const { account } = sessionStore.get()
  if (account === null) return store(uid, taken)
  if (account.uid !== uid) return
  for (const notice of taken) showNotice(notice, place)
  if (taken.length > 0 && settings.isSoundEnabled) playNotificationSound(settings.soundVolume, settings.sound)
  if (isMore) timer ??= setTimeout(() => void showNext(), settings.notificationDuration)
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
