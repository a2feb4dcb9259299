import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this length stay in the document as a whole. */
const smallList = 90
/** Tiles that a list renders before it is measured: as many as the server sends. */
const firstTiles = 18
/** Screens above and below the viewport in which tiles are rendered too. */
const overscan = 1
/** Tiles that a step adds at the end; above the others it adds whole rows. */
const tilesPerStep = 3

export interface TileWindow {
  /** Tiles in the document: from `start` up to but not including `end`. */
  start: number
  end: number
  /** Height in px of the tiles that are left out. */
  above: number
  below: number
  /** Never in the document as a whole, so each tile has its position as an attribute. */
  isLong: boolean
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
  const { height } = tile.getBoundingClientRect()
  const pitch = height + (Number.parseFloat(rowGap) || 0)
  return pitch > 0 ? { columns, pitch, top: list.getBoundingClientRect().top } : null
}

/** Rows of a list: from, and up to but not including, to. The last one may be partial: 2.5 is two and a half. */
interface Rows {
  from: number
  to: number
}

/** Rows in the document, and their layout. */
interface DrawnRows extends Rows, Omit<Geometry, 'top'> {}

/** The visible rows, and the neighbouring rows that should be in the document too. */
export interface WantedRows {
  seen: Rows
  near: Rows
}

export function wantedRows(
  { columns, pitch, top }: Geometry,
  { count, viewport }: { count: number; viewport: number },
): WantedRows {
  const rows = Math.ceil(count / columns)
  const all = { from: 0, to: rows }
  if (count <= smallList) return { seen: all, near: all }
  const row = (y: number) => Math.min(rows, Math.max(0, Math.floor(y / pitch)))
  const within = (screens: number): Rows => {
    const from = Math.min(row(-top - viewport * screens), Math.max(0, rows - 1))
    return { from, to: Math.min(rows, Math.max(row(-top + viewport * (1 + screens)) + 1, from + 1)) }
  }
  return { seen: within(0), near: within(overscan) }
}

/**
 * A step from the rendered rows to the wanted ones, visible rows first. A few tiles at a time: a frame that
 * renders a whole screen of new tiles would delay clicks on a slow phone.
 */
export function nextRows(drawn: Rows, { seen, near }: WantedRows, step: number): Rows {
  const isElsewhere = drawn.to <= seen.from || drawn.from >= seen.to
  const start = isElsewhere ? seen.from : Math.max(drawn.from, near.from)
  const end = isElsewhere ? seen.from : Math.min(drawn.to, near.to)
  const down = { from: start, to: Math.min(end + step, near.to) }
  const up = { from: Math.max(start - Math.ceil(step), near.from), to: end }
  if (end < seen.to) return down
  if (start > seen.from) return up
  return end < near.to ? down : up
}

/** The tiles of some rows, and the space for all others. */
export function windowOf({ columns, pitch, from, to }: DrawnRows, count: number): Omit<TileWindow, 'isLong'> {
  const end = Math.min(count, Math.round(to * columns))
  return {
    start: from * columns,
    end,
    above: from * pitch,
    below: (Math.ceil(count / columns) - Math.ceil(end / columns)) * pitch,
  }
}

const same = (one: DrawnRows, other: DrawnRows) =>
  one.from === other.from && one.to === other.to && one.columns === other.columns && one.pitch === other.pitch

/** If a focused tile is removed, the list takes the focus, so that the tab order is kept. */
function keepFocus(list: HTMLElement, { start, end }: Pick<TileWindow, 'start' | 'end'>) {
  const tile = list.contains(document.activeElement) ? document.activeElement?.closest('li') : null
  const place = Number(tile?.getAttribute('aria-posinset') ?? 0) - 1
  if (place < 0 || (place >= start && place < end)) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
}

/** The same tiles in a different number of columns, so that rotating a device does not render them again. */
function inColumns({ columns: before, from, to }: Rows & Pick<Geometry, 'columns'>, columns: number): Rows {
  if (before === columns) return { from, to }
  return { from: Math.floor((from * before) / columns), to: Math.ceil((to * before) / columns) }
}

/** Tiles that a list renders before it is measured, and those rendered since. */
interface Drawn {
  first: number
  rows: DrawnRows | null
}

/** The next step of rendering a list; null if there is nothing to measure. */
function measure(list: HTMLElement | null, { first, rows }: Drawn, count: number) {
  const geometry = list && geometryOf(list)
  if (list === null || geometry === null) return null
  const { columns, pitch } = geometry
  const before = inColumns(rows ?? { columns: 1, from: 0, to: first }, columns)
  const wanted = wantedRows(geometry, { count, viewport: window.innerHeight })
  const next = nextRows(before, wanted, tilesPerStep / columns)
  const layout = { columns, pitch }
  return { list, before: { ...layout, ...before }, next: { ...layout, ...next } }
}

/**
 * Renders the tiles of a list step by step, and of a long list only those near the viewport: the document
 * stays small for any number of games. All tiles have the same height, so the others are replaced by space
 * above and below.
 */
export function useTileWindow(ref: RefObject<HTMLElement | null>, count: number): TileWindow {
  // A list that is displayed again is not rendered in one piece.
  const [first] = useState(count > firstTiles ? firstTiles : smallList)
  const [rows, setRows] = useState<DrawnRows | null>(null)

  // The scroll position is restored right after this and needs the full height immediately, not in the next
  // render.
  useLayoutEffect(() => {
    if (rows !== null || count <= first) return
    const measured = measure(ref.current, { first, rows }, count)
    if (measured === null) return
    measured.list.style.paddingBlockEnd = `${windowOf(measured.before, count).below}px`
    setRows(measured.before)
  }, [ref, first, rows, count])

  const draw = useEffectEvent(() => {
    const measured = measure(ref.current, { first, rows }, count)
    if (measured === null) return
    keepFocus(measured.list, windowOf(measured.next, count))
    // Space and tiles change together, or the page would jump for a frame.
    if (rows === null || !same(rows, measured.next)) setRows(measured.next)
  })
  useEffect(() => {
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        draw()
      })
    }
    // Each step schedules the next one until all wanted tiles are rendered.
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [count, rows])

  const isLong = count > smallList
  if (rows !== null) return { ...windowOf(rows, count), isLong }
  return { start: 0, end: Math.min(count, first), above: 0, below: 0, isLong }
}
