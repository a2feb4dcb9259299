import type { DisplayedText, TextLook } from '../../../../schemas/studio/canvas-messages.ts'
import { textKey } from '../../../../schemas/studio/text-key.ts'

const keyOf = ({ textContent }: Node) => textKey(textContent ?? '')

/** Whether a node belongs to the block itself, not to one in its slots. */
const isOwn = (block: Element, node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-block]') === block

function nodesOf(block: Element, kind: number): Node[] {
  const walker = document.createTreeWalker(block, kind)
  const nodes: Node[] = []
  while (walker.nextNode()) if (isOwn(block, walker.currentNode)) nodes.push(walker.currentNode)
  return nodes
}

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/**
 * Whether the block displays a text of its own at this position: also beside the text within its element, and below a
 * link that covers it.
 */
export function hasTextAt(block: Element, x: number, y: number): boolean {
  return nodesOf(block, NodeFilter.SHOW_TEXT).some((text) => {
    const { parentElement: element } = text
    if (!element || keyOf(text) === '' || !isShown(element)) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

const transparent = /^(?:transparent|rgba\(.*, 0\))$/

function backgroundOf(element: Element | null): string {
  if (!element) return ''
  const { backgroundColor } = getComputedStyle(element)
  return transparent.test(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor
}

function lookOf(element: Element): TextLook {
  const style = getComputedStyle(element)
  return {
    color: style.color,
    backgroundColor: backgroundOf(element),
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    fontStyle: style.fontStyle,
    fontWeight: style.fontWeight,
    letterSpacing: style.letterSpacing,
    lineHeight: style.lineHeight,
    textAlign: style.textAlign,
    textTransform: style.textTransform,
  }
}

/** Where a block displays these texts: the innermost elements that contain nothing else. */
export function displayedTexts(block: Element, keys: readonly string[]): DisplayedText[] {
  const wanted = new Set(keys)
  const frame = block.getBoundingClientRect()
  return nodesOf(block, NodeFilter.SHOW_ELEMENT)
    .filter((node) => node instanceof HTMLElement)
    .filter((element) => {
      const key = keyOf(element)
      return wanted.has(key) && ![...element.children].some((child) => keyOf(child) === key)
    })
    .map((element) => {
      const { top, left, right, bottom, width, height } = element.getBoundingClientRect()
      const isVisible =
        width > 1 &&
        height > 1 &&
        right > frame.left &&
        left < frame.right &&
        bottom > frame.top &&
        top < frame.bottom &&
        isShown(element)
      return { key: keyOf(element), isVisible, top, left, width, height, look: lookOf(element) }
    })
}
