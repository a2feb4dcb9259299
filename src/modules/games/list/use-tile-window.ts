import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this long stay in the document whole. */
const smallList = 90
/** Tiles that a list shows before it is measured: as many as the server sends. */
const firstTiles = 18
/** Screens above and below the one that is seen in which tiles are drawn too. */
const overscan = 1
/** Tiles that one frame adds at the end; above the others there must be whole rows. */
const tilesPerStep = 3

export interface TileWindow {
  /** Tiles that are in the document: from, and up to but not including. */
  start: number
  end: number
  /** Room of the tiles that are not, in px. */
  above: number
  below: number
  /** Width of a tile, in px; unknown until the list is measured. */
  tileWidth?: number
  /** Never in the document as a whole: each tile tells its place. */
  isLong: boolean
}

interface Geometry {
  columns: number
  /** Height of a row with its gap, in px. */
  pitch: number
  /** Width of a tile, in px. */
  tileWidth: number
  top: number
}

function geometryOf(list: HTMLElement): Geometry | null {
  const tile = list.querySelector('li')
  if (tile === null) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const columns = gridTemplateColumns.split(' ').length
  const { width, height } = tile.getBoundingClientRect()
  const pitch = height + (Number.parseFloat(rowGap) || 0)
  return pitch > 0 ? { columns, pitch, tileWidth: width, top: list.getBoundingClientRect().top } : null
}

/** Rows of a list: from, and up to but not including. The last one may be begun only: 2.5 is two and a half. */
interface Rows {
  from: number
  to: number
}

/** Rows that are in the document, and how they are laid out. */
interface DrawnRows extends Rows, Omit<Geometry, 'top'> {}

/** Which rows are seen, and which ones beside them are to be in the document too. */
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
 * A step from the rows that are drawn to those that are wanted: what is seen comes first. A few tiles at a time,
 * since the frame that shows a whole screen of new tiles would keep a slow phone from hearing a press.
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

/** The tiles of some rows, and the room of all the others of a list. */
export function windowOf(
  { columns, pitch, tileWidth, from, to }: DrawnRows,
  count: number,
): Omit<TileWindow, 'isLong'> {
  const end = Math.min(count, Math.round(to * columns))
  return {
    tileWidth,
    start: from * columns,
    end,
    above: from * pitch,
    below: (Math.ceil(count / columns) - Math.ceil(end / columns)) * pitch,
  }
}

const same = (one: DrawnRows, other: DrawnRows) =>
  one.from === other.from &&
  one.to === other.to &&
  one.columns === other.columns &&
  one.pitch === other.pitch &&
  one.tileWidth === other.tileWidth

/** Who has the focus on a tile that goes keeps the place in the order of the page: the list takes it. */
function keepFocus(list: HTMLElement, { start, end }: Pick<TileWindow, 'start' | 'end'>) {
  const tile = list.contains(document.activeElement) ? document.activeElement?.closest('li') : null
  const place = Number(tile?.getAttribute('aria-posinset') ?? 0) - 1
  if (place < 0 || (place >= start && place < end)) return
  list.tabIndex = -1
  list.focus({ preventScroll: true })
}

/** The same tiles in other columns, lest a device that is turned draws them anew. */
function inColumns({ columns: before, from, to }: Rows & Pick<Geometry, 'columns'>, columns: number): Rows {
  if (before === columns) return { from, to }
  return { from: Math.floor((from * before) / columns), to: Math.ceil((to * before) / columns) }
}

/** How many tiles a list shows before it is measured, and those that are drawn since then. */
interface Drawn {
  first: number
  rows: DrawnRows | null
}

/** The next step of drawing a list as it stands now; null where there is nothing to measure. */
function measure(list: HTMLElement | null, { first, rows }: Drawn, count: number) {
  const geometry = list && geometryOf(list)
  if (list === null || geometry === null) return null
  const { columns, pitch, tileWidth } = geometry
  const before = inColumns(rows ?? { columns: 1, from: 0, to: first }, columns)
  const wanted = wantedRows(geometry, { count, viewport: window.innerHeight })
  const next = nextRows(before, wanted, tilesPerStep / columns)
  const layout = { columns, pitch, tileWidth }
  return { list, before: { ...layout, ...before }, next: { ...layout, ...next } }
}

/**
 * Draws the tiles of a list step by step, and of a long one those near what is seen: the document stays small,
 * however many games there are. All tiles of a list are equally high, so the others are room above and below.
 */
export function useTileWindow(ref: RefObject<HTMLElement | null>, count: number): TileWindow {
  // A list that was there before, and is shown again, does not come in one piece.
  const [first] = useState(count > firstTiles ? firstTiles : smallList)
  const [rows, setRows] = useState<DrawnRows | null>(null)

  // Whoever restores the place of the page, right after this, needs the height of the whole list: not with the
  // next rendering, but at once.
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
    // Room and tiles change together, else the page would leap by their difference for a frame.
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
    // Each step asks for the next one, until all that is wanted is drawn.
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
