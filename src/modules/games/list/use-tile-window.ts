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

/** Rows that are in the document: from, and up to but not including; and how they are laid out. */
interface DrawnRows extends Omit<Geometry, 'top'> {
  from: number
  to: number
}

/** Which rows are near what is seen. */
export function rowsNear(
  { columns, pitch, top }: Geometry,
  { count, viewport }: { count: number; viewport: number },
): DrawnRows {
  const rows = Math.ceil(count / columns)
  const row = (y: number) => Math.min(rows, Math.max(0, Math.floor(y / pitch)))
  const from = Math.min(row(-top - viewport * overscan), Math.max(0, rows - 1))
  const to = Math.min(rows, Math.max(row(-top + viewport * (1 + overscan)) + 1, from + 1))
  return { columns, pitch, from, to }
}

/** The tiles of some rows, and the room of all the others of a list. */
export function windowOf({ columns, pitch, from, to }: DrawnRows, count: number): TileWindow {
  return {
    start: from * columns,
    end: Math.min(count, to * columns),
    above: from * pitch,
    below: Math.max(0, Math.ceil(count / columns) - to) * pitch,
  }
}

const same = (one: DrawnRows, other: DrawnRows) =>
  one.from === other.from && one.to === other.to && one.columns === other.columns && one.pitch === other.pitch

/** Who has the focus on a tile that goes keeps the place in the order of the page: the list takes it. */
function keepFocus(list: HTMLElement, { start, end }: TileWindow) {
  const tile = list.contains(document.activeElement) ? document.activeElement?.closest('li') : null
  const place = Number(tile?.getAttribute('aria-posinset') ?? 0) - 1
  if (place < 0 || (place >= start && place < end)) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
}

/** The rows to draw of a list as it stands now; null where there is nothing to measure. */
function measure(list: HTMLElement | null, count: number): DrawnRows | null {
  const geometry = list && geometryOf(list)
  return geometry && rowsNear(geometry, { count, viewport: window.innerHeight })
}

function keepRoomBelow(list: HTMLElement | null, count: number) {
  const rows = measure(list, count)
  if (list !== null && rows !== null) list.style.paddingBlockEnd = `${windowOf(rows, count).below}px`
}

/**
 * Of a long list of tiles, those near what is seen: the document stays small, however many games there are.
 * All tiles of a list are equally high, so the others are room above and below.
 */
export function useTileWindow(list: RefObject<HTMLElement | null>, count: number): TileWindow {
  const isWindowed = count > smallList
  const [drawn, setDrawn] = useState<DrawnRows | null>(null)
  const isMeasured = drawn !== null

  // A list that is long from the start: whoever restores the place of the page, right after this, needs its height.
  useLayoutEffect(() => {
    if (isWindowed && !isMeasured) keepRoomBelow(list.current, count)
  }, [list, isWindowed, isMeasured, count])

  useEffect(() => {
    if (!isWindowed) return
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const next = measure(list.current, count)
        if (next === null || list.current === null) return
        keepFocus(list.current, windowOf(next, count))
        // Room and tiles change together, else the page would leap by their difference for a frame.
        setDrawn((before) => (before !== null && same(before, next) ? before : next))
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

  if (!isWindowed) return { start: 0, end: count, above: 0, below: 0 }
  return drawn === null ? { start: 0, end: smallList, above: 0, below: 0 } : windowOf(drawn, count)
}
