import type { Action } from '../../../schemas/documents/action.ts'
import { splitLocalePath, switchLocalePath } from '../../lib/urls/locale-path.ts'
import { closeTopDialog } from '../../modules/dialogs/index.ts'
import { runAction } from '../../renderer/actions.ts'
import type { AppContext } from '../app-context.ts'
import { isServerPath } from '../navigation/server-paths.ts'

/** The attribute is written by our own renderer; rich text cannot bear it. */
function isAction(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Whether a click asks for what the link itself does, here and now. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isHere = link.target === '' || link.target === '_self'
  return event.button === 0 && !hasModifier && isHere && !link.hasAttribute('download')
}

function isOurPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !isServerPath(link.pathname)
}

/** A jump within the page is the browser's matter. */
function isJump(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}

/**
 * The same page in another language keeps the query and the place that the reader has come to. A link that
 * outlives the page names the language alone (`data-same-page`) and leads to its home without us.
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

/**
 * The one listener for links and for buttons of documents, wherever they stand: in HTML that the
 * server made, in components, in dialogs. Links to pages of ours go to the router.
 *
 * `isAsleep` tells whether a target stands in HTML that React has yet to take over. Until then React stops
 * every click there on its way down, so such clicks are answered before React hears of them.
 */
export function clicksEffect({ router, hydration }: AppContext): () => void {
  /** Whether the click was one of ours. */
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
    if (!isPlainClick(event, link) || !isOurPage(link) || isJump(link)) return false
    event.preventDefault()
    if (link.closest('dialog')) closeTopDialog()
    void router.navigate(targetOf(link))
    return true
  }
  function handleDeferred(event: MouseEvent) {
    if (hydration.isDeferred(event.target) && handle(event)) event.stopPropagation()
  }
  document.addEventListener('click', handle)
  document.addEventListener('click', handleDeferred, true)
  return () => {
    document.removeEventListener('click', handle)
    document.removeEventListener('click', handleDeferred, true)
  }
}
