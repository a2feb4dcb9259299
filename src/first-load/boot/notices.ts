import { dismissedNotices, dismissNotice } from '../../lib/preferences/dismissed-notices.ts'

/** Hides the notices that the visitor has dismissed when they are read, so that they are never painted. */
export function hideDismissed(): void {
  const dismissed = dismissedNotices()
  if (!dismissed) return
  const observer = new MutationObserver(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-dismisses]'))
      if (button.parentElement)
        button.parentElement.hidden = dismissed.includes(String(button.dataset.dismisses))
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}

/** Whether a button dismisses the notice around it, which needs no other code. */
export function dismiss({ dataset, parentElement: notice }: HTMLElement): boolean {
  if (!dataset.dismisses || !notice) return false
  notice.hidden = true
  dismissNotice(dataset.dismisses)
  return true
}
