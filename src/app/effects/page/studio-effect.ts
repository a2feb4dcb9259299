import { MessageToPage, type MessageFromPage } from '../../../../schemas/studio/canvas-messages.ts'
import { popupInHash } from '../../../../schemas/studio/popup-preview.ts'
import { listenTo, sendTo } from '../../../lib/browser/canvas-channel.ts'
import { holdMotion, reducesMotion } from '../../../lib/browser/motion.ts'
import { logProblem } from '../../../lib/log.ts'
import type { AppContext } from '../../app-context.ts'
import { loadComponents } from '../../render/component-map.ts'
import { pageTypes } from '../../render/page-data.ts'
import { displayedTexts, hasTextAt } from './displayed-texts.ts'
import { dragBlocks } from './drag-blocks.ts'
import { reportBlocks } from './report-blocks.ts'
import { revealVariant } from './reveal-variant.ts'

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null

const findBlock = (id: string) => document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)

let selected: string | null = null
/** The block that was clicked last: it stays under the pointer, so that a double click meets it twice. */
let clicked: string | null = null
let outlined: HTMLElement | null = null

/** For an edited page, as for visitors who prefer reduced motion. Set here to keep it out of the players' stylesheets. */
const still = `*, *::before, *::after, *::backdrop {
  animation-delay: 0s !important;
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`

/** Outlines the selected block. The style is set here to keep it out of the players' stylesheets. */
function outline() {
  const block = selected === null ? null : findBlock(selected)
  if (block === outlined) return
  outlined?.style.removeProperty('outline')
  outlined = block
  revealVariant(block)
  if (block) block.style.outline = '3px solid var(--color-accent)'
}

/** Scrolls a block into the middle of the screen. */
function scrollToBlock(id: string) {
  const block = findBlock(id)
  if (!block) return
  const { top, height } = block.getBoundingClientRect()
  // Not scrollIntoView, which would scroll the Studio around the iframe too.
  scrollBy({
    top: top - Math.max(0, innerHeight - height) / 2,
    behavior: reducesMotion() ? 'auto' : 'smooth',
  })
}

/**
 * A page with drafts: in the Studio's iframe a click selects a block to edit, unless the content manager tests the
 * page, and edits appear without loading the document again. A previewed popup opens at once.
 */
export function studioEffect({ router, currentPage, openPopup }: AppContext): void {
  const popup = popupInHash(location.hash)
  if (popup !== null) openPopup(popup)
  const { parent } = window
  if (parent === window) return
  const send = (message: Parameters<typeof sendTo<MessageFromPage>>[1]) =>
    sendTo<MessageFromPage>(parent, message)
  let isChoosing = false
  const stillness = new CSSStyleSheet()
  document.adoptedStyleSheets.push(stillness)

  /** Shows the current drafts, also in the previewed popup. */
  async function refresh(version: string) {
    try {
      await router.revalidate()
      if (popup !== null) openPopup(popup, { isUpdate: true })
      const { errors } = router.state
      send({ type: 'refreshed', version, isShown: errors === null })
    } catch (error) {
      logProblem('the page cannot show the changed drafts', error)
      send({ type: 'refreshed', version, isShown: false })
    }
  }

  listenTo(
    () => parent,
    MessageToPage,
    (message) => {
      if (message.type === 'refresh') return void refresh(message.version)
      if (message.type === 'findTexts') {
        const { block, keys } = message
        const found = findBlock(block)
        return send({ type: 'texts', block, texts: found ? displayedTexts(found, keys) : [] })
      }
      if (message.type === 'scroll') return scrollBy({ top: message.by, behavior: 'instant' })
      if (message.type === 'reveal') {
        revealVariant(findBlock(message.block))
        return scrollToBlock(message.block)
      }
      isChoosing = message.isChoosing
      stillness.replaceSync(isChoosing ? still : '')
      holdMotion(isChoosing)
      const isNew = message.block !== selected
      selected = message.block
      outline()
      if (isNew && selected !== null && selected !== clicked) scrollToBlock(selected)
      clicked = null
    },
  )
  addEventListener(
    'click',
    (event) => {
      const block = isChoosing ? blockOf(event.target)?.dataset['block'] : undefined
      if (block === undefined) return
      event.preventDefault()
      event.stopPropagation()
      clicked = block
      send({ type: 'chosen', block })
    },
    { capture: true },
  )
  addEventListener('dblclick', ({ target, clientX: x, clientY: y }) => {
    const block = isChoosing ? blockOf(target) : null
    if (!block || !hasTextAt(block, x, y)) return
    getSelection()?.removeAllRanges()
    send({ type: 'textChosen', block: block.dataset['block'] ?? '', x, y })
  })
  addEventListener('keydown', (event) => {
    const { key, code, shiftKey, altKey } = event
    const isCommand = code === 'KeyK' && !shiftKey && (event.ctrlKey || event.metaKey)
    if (altKey || !(key === 'F6' || isCommand)) return
    event.preventDefault()
    send({ type: 'shortcut', key, code, shiftKey })
  })
  dragBlocks({
    blockAt(target) {
      const block = isChoosing ? blockOf(target) : null
      return block && (outlined?.contains(block) ? outlined : block)
    },
    report: (block) => send({ type: 'dragged', block }),
  })
  reportBlocks((blocks, hovered) => {
    // A change may have replaced the selected block's element.
    outline()
    send({ type: 'blocks', blocks, hovered })
  })
  send({ type: 'ready' })
  // The first edit then appears as fast as the others. If it fails, that edit tries again.
  loadComponents(pageTypes(currentPage().answer.page)).catch(() => undefined)
}
