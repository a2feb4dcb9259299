import { isRecord } from '../../../../schemas/is-record.ts'
import { popupInHash } from '../../../../schemas/studio/popup-preview.ts'
import type { AppContext } from '../../app-context.ts'

/** Type of messages between the Studio and the page in its iframe; both have this origin. */
const kind = 'marquee.studio'

function blockOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
}

let outlined: HTMLElement | null = null

/** Outlines the selected block. The style is set here to keep it out of the players' stylesheets. */
function outline(id: string | null) {
  if (outlined) outlined.style.removeProperty('outline')
  const block = id === null ? null : document.querySelector(`[data-block="${CSS.escape(id)}"]`)
  outlined = block instanceof HTMLElement ? block : null
  if (!outlined) return
  outlined.style.outline = '3px solid var(--color-accent)'
  const instantly = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { top, height } = outlined.getBoundingClientRect()
  // Not scrollIntoView, which would scroll the Studio around the iframe too.
  scrollBy({ top: top - Math.max(0, innerHeight - height) / 2, behavior: instantly ? 'auto' : 'smooth' })
}

/**
 * A page with drafts: in the Studio's iframe a click selects a block to edit, unless the content manager
 * tests the page; a previewed popup opens at once.
 */
export function studioEffect({ openPopup }: AppContext): void {
  const popup = popupInHash(location.hash)
  if (popup !== null) openPopup(popup)
  const { parent } = window
  if (parent === window) return
  let chooses = false
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin || !isRecord(data) || data['kind'] !== kind) return
    if (typeof data['chooses'] === 'boolean') chooses = data['chooses']
    if (typeof data['select'] === 'string' || data['select'] === null) outline(data['select'])
  })
  addEventListener(
    'click',
    (event) => {
      const id = chooses ? blockOf(event.target)?.dataset['block'] : undefined
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      parent.postMessage({ kind, selected: id }, location.origin)
    },
    { capture: true },
  )
  parent.postMessage({ kind, ready: true }, location.origin)
}
