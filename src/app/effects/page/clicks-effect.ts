import type { Action } from '../../../../schemas/documents/blocks/action.ts'
import { downloadLinks } from '../../../lib/browser/download-links.ts'
import { splitLocalePath, switchLocalePath } from '../../../lib/urls/locale-path.ts'
import { closeTopDialog, topDialogKeepsLinks } from '../../../modules/dialogs/index.ts'
import { track } from '../../../modules/tracking/index.ts'
import { runAction } from '../../../renderer/actions.ts'
import type { AppContext } from '../../app-context.ts'
import { isServerPath } from '../../navigation/server-paths.ts'

/** Only our own renderer writes the attribute; rich text cannot contain it. */
function isAction(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Whether the click asks for the link's default action in this tab. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isHere = link.target === '' || link.target === '_self'
  return event.button === 0 && !hasModifier && isHere && !link.hasAttribute('download')
}

function isOurPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !isServerPath(link.pathname)
}

/** The browser handles jumps within the page. */
function isJump(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}

/**
 * The same page in another language keeps the query and the scroll position. Links that persist across
 * pages name only the language (`data-same-page`); without JavaScript they lead to its home page.
 */
function targetOf(link: HTMLAnchorElement): string {
  const { locale } = splitLocalePath(link.pathname)
  const translation = switchLocalePath(location.pathname, locale)
  if (link.dataset.samePage !== undefined) return translation + location.search + location.hash
  const isTranslation =
    link.pathname !== location.pathname &&
    link.pathname === translation &&
    link.search === '' &&
    link.hash === ''
  return link.pathname + (isTranslation ? location.search + location.hash : link.search + link.hash)
}

/** Reports the download of a file. */
const reportDownload = ({ download, pathname }: HTMLAnchorElement) =>
  track('file_download', { file: download || pathname })

/**
 * The only listener for links and for buttons of documents: in static HTML, in components and in dialogs.
 * Links to pages of the site go to the router.
 *
 * Until React has hydrated a block, it stops all clicks there in the capture phase, so such clicks
 * (`hydration.isDeferred`) are handled before React receives them.
 */
export function clicksEffect({ router, hydration }: AppContext): () => void {
  /** Whether the click was handled. */
  function handle(event: MouseEvent): boolean {
    if (event.defaultPrevented || !(event.target instanceof Element)) return false
    const button = event.target.closest('button[data-action]')
    if (button instanceof HTMLButtonElement) {
      const action: unknown = JSON.parse(button.dataset.action ?? 'null')
      if (isAction(action)) runAction(action)
      return true
    }
    const link = event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return false
    if (link.matches(downloadLinks)) {
      reportDownload(link)
      return true
    }
    if (!isPlainClick(event, link) || !isOurPage(link) || isJump(link)) return false
    event.preventDefault()
    if (link.closest('dialog')) {
      if (topDialogKeepsLinks()) {
        window.open(link.href, '_blank', 'noopener')
        return true
      }
      closeTopDialog()
    }
    // Shows at once which link was pressed, however long its page takes.
    link.dataset.followed = ''
    void router.navigate(targetOf(link)).finally(() => delete link.dataset.followed)
    return true
  }
  function handleDeferred(event: MouseEvent) {
    if (hydration.isDeferred(event.target) && handle(event)) event.stopPropagation()
  }
  // Downloads before the application was there.
  document.querySelectorAll<HTMLAnchorElement>(`${downloadLinks}[data-downloaded]`).forEach(reportDownload)
  document.addEventListener('click', handle)
  document.addEventListener('click', handleDeferred, true)
  return () => {
    document.removeEventListener('click', handle)
    document.removeEventListener('click', handleDeferred, true)
  }
}
