import type { DisplayedText } from '../../../../schemas/studio/canvas-messages.ts'
import type { BlockText } from './block-texts.ts'

/** A text of the document, and where the page displays it. */
export interface EditableText {
  text: BlockText
  displayed: DisplayedText
}

export interface TextMatches {
  /** In the order of the page. */
  editable: readonly EditableText[]
  /** Displayed texts that several fields contain, so that it is unknown which of them they show. */
  ambiguous: readonly DisplayedText[]
}

/**
 * Connects the texts of a block with their places in the page. Fields with the same text are displayed in their order;
 * if some are not displayed, it is unknown which.
 */
export function matchTexts(texts: readonly BlockText[], displayed: readonly DisplayedText[]): TextMatches {
  const editable: EditableText[] = []
  const ambiguous: DisplayedText[] = []
  for (const place of displayed) {
    if (!place.isVisible) continue
    const fields = texts.filter(({ key }) => key === place.key)
    const places = displayed.filter(({ key }) => key === place.key)
    const text = fields.length === 1 ? fields[0] : fields[places.indexOf(place)]
    if (text && (fields.length === 1 || fields.length === places.length))
      editable.push({ text, displayed: place })
    else ambiguous.push(place)
  }
  return { editable, ambiguous }
}

type Box = Pick<DisplayedText, 'top' | 'left' | 'width' | 'height'>

/** The innermost of the boxes that contain a position. */
export function boxAt<Item>(
  items: readonly Item[],
  boxOf: (item: Item) => Box,
  { x, y }: { x: number; y: number },
): Item | undefined {
  const size = (item: Item) => boxOf(item).width * boxOf(item).height
  return items
    .filter((item) => {
      const { top, left, width, height } = boxOf(item)
      return x >= left && x <= left + width && y >= top && y <= top + height
    })
    .toSorted((one, other) => size(one) - size(other))[0]
}
