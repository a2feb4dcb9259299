import { createHash } from 'node:crypto'
import { html, type Html } from '../pages/html.ts'

const size = 21
const finderSize = 7

/** Whether a module is dark in one of the three finder patterns; undefined outside of them. */
function finder(column: number, row: number): boolean | undefined {
  const corners = [
    [0, 0],
    [size - finderSize, 0],
    [0, size - finderSize],
  ] as const
  for (const [left, top] of corners) {
    const [x, y] = [column - left, row - top]
    // One light module separates each pattern.
    if (x < -1 || y < -1 || x > finderSize || y > finderSize) continue
    const distance = Math.max(Math.abs(x - 3), Math.abs(y - 3))
    return distance === 3 || distance <= 1
  }
  return undefined
}

/** A drawing that looks like a QR code but cannot be scanned; the page itself confirms the payment. */
export function scanCode(content: string, label: string): Html {
  const bits = createHash('sha512').update(content).digest()
  const modules: Html[] = []
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const index = row * size + column
      const bit = ((bits[(index >> 3) % bits.length] ?? 0) >> (index & 7)) & 1
      if (finder(column, row) ?? bit === 1)
        modules.push(html`<rect x="${column}" y="${row}" width="1" height="1" />`)
    }
  return html`<svg
    class="scan-code"
    role="img"
    aria-label="${label}"
    viewBox="-2 -2 ${size + 4} ${size + 4}"
    shape-rendering="crispEdges"
  >
    ${modules}
  </svg>`
}
