import { dismissNotice, isDismissed } from '../../lib/preferences/dismissed-notices.ts'
import { readItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Hides the notices that the visitor has dismissed when they are read, so that they are never painted. */
export function hideDismissed(): void {
  if (!readItem('local', storageKeys.dismissedNotices)) return
  const observer = new MutationObserver(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]'))
      notice.hidden = isDismissed(notice.dataset.notice ?? '')
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}

/** Whether a button dismisses the notice around it, which needs no other code. */
export function dismiss(button: HTMLElement): boolean {
  const notice = button.dataset.dismisses === undefined ? null : button.closest<HTMLElement>('[data-notice]')
  if (!notice) return false
  notice.hidden = true
  dismissNotice(notice.dataset.notice ?? '')
  return true
}
