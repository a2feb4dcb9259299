interface DraggableBlocks {
  /** The block that is dragged if the mouse is pressed on an element; null: the page keeps its own behavior. */
  blockAt: (target: EventTarget | null) => HTMLElement | null
  /** Called with the id of a block when it is dragged, and with null when it is not any more. */
  report: (block: string | null) => void
}

/** Lets the mouse drag blocks of the page. The Studio around it displays where they can be dropped. */
export function dragBlocks({ blockAt, report }: DraggableBlocks): void {
  let block: HTMLElement | null = null

  function release() {
    block?.removeAttribute('draggable')
    block = null
  }
  addEventListener(
    'pointerdown',
    ({ target, pointerType, button }) => {
      release()
      // Only then does the browser begin to drag; touches and the keyboard have the buttons of the Studio.
      if (pointerType !== 'mouse' || button !== 0) return
      block = blockAt(target)
      block?.setAttribute('draggable', 'true')
    },
    { capture: true },
  )
  addEventListener('pointerup', release, { capture: true })
  addEventListener(
    'dragstart',
    (event) => {
      const { dataTransfer } = event
      if (!block || !dataTransfer) return
      event.stopPropagation()
      // The picture of a whole block would cover the line that shows where it is dropped.
      const picture = document.createElement('canvas')
      dataTransfer.setDragImage(picture, 0, 0)
      dataTransfer.clearData()
      dataTransfer.setData('text/plain', block.dataset['block'] ?? '')
      dataTransfer.effectAllowed = 'move'
      report(block.dataset['block'] ?? null)
    },
    { capture: true },
  )
  addEventListener(
    'dragend',
    () => {
      if (!block) return
      release()
      report(null)
    },
    { capture: true },
  )
}
