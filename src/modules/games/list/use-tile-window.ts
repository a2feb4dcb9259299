import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this long stand in the document as they are. */
const smallList = 90
/** Screens above and below the one that is seen in which tiles are drawn too. */
const overscan = 1

export interface TileWindow {
  /** Tiles that are in the document: from, and up to but not including. */
  start: number
  end: number
  /** Room of the tiles that are not, in px. */
  above: number
  below: number
}

interface Geometry {
  columns: number
  /** Height of a row with its gap, in px. */
  pitch: number
  top: number
}

function geometryOf(list: HTMLElement): Geometry | null {
  const tile = list.querySelector('li')
  if (tile === null) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const columns = gridTemplateColumns.split(' ').length
  const pitch = tile.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0)
  return pitch > 0 ? { columns, pitch, top: list.getBoundingClientRect().top } : null
}

/** Which rows are near what is seen. */
export function windowAt(
  { columns, pitch, top }: Geometry,
  { count, viewport }: { count: number; viewport: number },
): TileWindow {
  const rows = Math.ceil(count / columns)
  const row = (y: number) => Math.min(rows, Math.max(0, Math.floor(y / pitch)))
  const firstRow = Math.min(row(-top - viewport * overscan), Math.max(0, rows - 1))
  const lastRow = Math.max(row(-top + viewport * (1 + overscan)) + 1, firstRow + 1)
  const endRow = Math.min(rows, lastRow)
  return {
    start: firstRow * columns,
    end: Math.min(count, endRow * columns),
    above: firstRow * pitch,
    below: (rows - endRow) * pitch,
  }
}

const same = (one: TileWindow, other: TileWindow) =>
  one.start === other.start && one.end === other.end && one.above === other.above && one.below === other.below

/** Who has the focus on a tile that goes keeps the place in the order of the page: the list takes it. */
function keepFocus(list: HTMLElement, { start, end }: TileWindow) {
  const tile = list.contains(document.activeElement) ? document.activeElement?.closest('li') : null
  const place = Number(tile?.getAttribute('aria-posinset') ?? 0) - 1
  if (place < 0 || (place >= start && place < end)) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
}

/** Measures a list and keeps room for the tiles that are not drawn; null where there is nothing to measure. */
function arrange(list: HTMLElement | null, count: number): TileWindow | null {
  const geometry = list && geometryOf(list)
  if (list === null || geometry === null) return null
  const next = windowAt(geometry, { count, viewport: window.innerHeight })
  keepFocus(list, next)
  list.style.paddingBlock = `${next.above}px ${next.below}px`
  return next
}

const whole = (count: number): TileWindow => ({ start: 0, end: count, above: 0, below: 0 })

/**
 * Of a long list of tiles, those near what is seen: the document stays small, however many games there are.
 * All tiles of a list are equally high, so the others are room above and below.
 */
export function useTileWindow(list: RefObject<HTMLElement | null>, count: number): TileWindow {
  const isWindowed = count > smallList
  const [seen, setSeen] = useState(() => whole(smallList))

  // At once, not with the next rendering: whoever restores the place of the page needs its height now.
  useLayoutEffect(() => {
    if (isWindowed) arrange(list.current, count)
  }, [list, isWindowed, count])

  useEffect(() => {
    if (!isWindowed) return
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const next = arrange(list.current, count)
        if (next) setSeen((before) => (same(before, next) ? before : next))
      })
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [list, isWindowed, count])

  if (!isWindowed) return whole(count)
  return { ...seen, end: Math.min(seen.end, count) }
}
