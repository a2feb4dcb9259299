import { boot, earlyPopup, failEarly, skeletonDelayMs } from '../../lib/browser/boot.ts'
import { logProblem } from '../../lib/log.ts'
import { prepareDialogs } from '../../modules/dialogs/index.ts'
import { showToast } from '../../modules/toasts/index.ts'
import type { PageData } from '../render/page-data.ts'

export interface PopupOptions {
  /** Only code closes it, even if its document allows more. */
  preventClose?: boolean
  closed?: () => void
  /** Why it opens, above its blocks. */
  notice?: string
  /** Asked when the popup has arrived: the visitor may have left the page for which it opens by itself. */
  isWanted?: () => boolean
  /** It opens by itself: nobody waits for it, and nothing is said if it cannot be loaded. */
  isUnasked?: boolean
  /** Called when it is shown. */
  opened?: () => void
  /** Replaces the content of the popup if it is open, once that is loaded; otherwise does nothing. */
  isUpdate?: boolean
}

export type OpenPopup = (key: string, options?: PopupOptions) => void

/** Name of the dialog of a popup. */
export const popupId = (key: string) => `popup-${key}`

/** Opens popup documents by their key. The required code is loaded with the first of them. */
export function createLazyPopups(currentPage: () => PageData): OpenPopup {
  let opener: Promise<OpenPopup> | undefined

  async function load(): Promise<OpenPopup> {
    prepareDialogs()
    const { createPopupOpener } = await import('./popups.tsx')
    return createPopupOpener(currentPage)
  }

  return function openPopup(key, options) {
    opener ??= load()
    let early = earlyPopup(key)
    const showSkeleton = () => {
      early ??= boot()?.showSkeleton(key, currentPage().i18n.t('common.loading'))
    }
    // Nobody waits for popups that open by themselves.
    const isAwaited = options?.isUnasked !== true && navigator.userActivation.isActive
    const timer = isAwaited ? setTimeout(showSkeleton, skeletonDelayMs) : undefined
    opener.then(
      (open) => {
        clearTimeout(timer)
        // The visitor has closed it meanwhile.
        if (early?.dialog.open === false) options?.closed?.()
        else open(key, options)
      },
      (error: unknown) => {
        clearTimeout(timer)
        opener = undefined
        if (failEarly(key, () => openPopup(key, options))) return
        logProblem(`the popup ${key} could not be opened`, error)
        if (options?.isUnasked === true) return
        const { i18n } = currentPage()
        showToast({
          id: 'popup-failed',
          kind: 'error',
          title: i18n.t('errors.network.title'),
          action: { label: i18n.t('errors.retry'), onSelect: () => openPopup(key, options) },
        })
      },
    )
  }
}
