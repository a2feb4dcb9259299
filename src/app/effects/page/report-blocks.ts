import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'

function boxOf(element: HTMLElement): BlockBox {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { id: element.dataset['block'] ?? '', top, left, width, height }
}

/** Reports the displayed blocks and the one under the pointer, once per frame in which something has changed. */
export function reportBlocks(report: (blocks: BlockBox[], hovered: string | null) => void): void {
  let hovered: string | null = null
  let reported = ''
  let isDue = false

  function measure() {
    isDue = false
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-block]')].map(boxOf)
    const blocks = boxes.filter(({ height, width }) => height > 0 && width > 0)
    const found = JSON.stringify([blocks, hovered])
    if (found === reported) return
    reported = found
    report(blocks, hovered)
  }
  function schedule() {
    if (isDue) return
    isDue = true
    requestAnimationFrame(measure)
  }

  addEventListener('scroll', schedule, { capture: true, passive: true })
  addEventListener('resize', schedule)
  addEventListener('pointermove', ({ target }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
    hovered = block?.dataset['block'] ?? null
    schedule()
  })
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true })
  new ResizeObserver(schedule).observe(document.body)
  schedule()
}
