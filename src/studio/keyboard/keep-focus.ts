import { focusPart, isThere, tabStopsIn } from './tabbable.ts'

/** Milliseconds in which a screen may focus something itself after a change. */
const graceMs = 50

/** The element that had the focus last, and where it was. */
interface Focused {
  element: Element
  /** The elements around it, the nearest first. */
  around: readonly Element[]
  /** The elements before it that the Tab key reaches, the nearest first. */
  before: readonly HTMLElement[]
}

function rememberFocus(element: Element): Focused {
  const around: Element[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    around.push(each)
  const before = tabStopsIn(document).filter(
    (each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return { element, around, before: before.toReversed() }
}

/**
 * What a user of the keyboard would expect where an element was: what has replaced it, else what followed it, else
 * what preceded it, as near as possible.
 */
function replacementOf({ around, before }: Focused): HTMLElement | null {
  for (const part of around) {
    if (!(part instanceof HTMLElement) || !isThere(part)) continue
    // Another screen has taken the place of the whole one, such as after signing in.
    if (!part.closest('main, nav, header, dialog')) break
    const stops = tabStopsIn(part).filter(isThere)
    const previous = before.find((each) => stops.includes(each))
    const next = previous ? stops[stops.indexOf(previous) + 1] : stops[0]
    if (next ?? previous) return next ?? previous ?? null
    if (part.matches('main, dialog')) return part
  }
  return document.querySelector<HTMLElement>('main')
}

/**
 * Keeps the focus in the page. Browsers drop it when its element is removed, hidden or disabled, and users of the
 * keyboard would begin again at the top. Screens that know better focus something themselves. Returns a function
 * that ends it.
 */
export function keepFocus(): () => void {
  let last: Focused | null = null
  let isLost = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function focusIn({ target }: FocusEvent) {
    last = target instanceof Element ? rememberFocus(target) : null
  }
  function focusOut({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return
    // A click beside all controls. An element that is being removed leaves the document after this event.
    queueMicrotask(() => {
      if (last && last.element === target && isThere(last.element)) last = null
    })
  }
  /** Whether the element with the focus is gone, and nothing else has the focus. */
  function isFocusLost(): boolean {
    if (!last || isThere(last.element)) return false
    const { activeElement } = document
    return !activeElement || activeElement === document.body || !isThere(activeElement)
  }
  function check() {
    timer = undefined
    const wasLost = isLost
    isLost = isFocusLost()
    // Not at once: the screen may be about to focus something.
    if (isLost && !wasLost) timer = setTimeout(check, graceMs)
    if (!isLost || !wasLost || !last) return
    const replacement = replacementOf(last)
    isLost = false
    last = null
    if (replacement) focusPart(replacement)
  }
  const observer = new MutationObserver(() => {
    if (last) timer ??= setTimeout(check, graceMs)
  })

  document.addEventListener('focusin', focusIn)
  document.addEventListener('focusout', focusOut)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  return () => {
    document.removeEventListener('focusin', focusIn)
    document.removeEventListener('focusout', focusOut)
    observer.disconnect()
    clearTimeout(timer)
  }
}
