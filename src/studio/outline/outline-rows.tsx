import { useLayoutEffect, type ReactNode } from 'react'
import type { JsonPath } from '../json-path.ts'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import styles from './outline.module.css'

interface OutlineRowsProps {
  label: string
  /** The selected row is scrolled into view. */
  selected: JsonPath | null
  /** The element that takes the focus when the rows are folded away. */
  next: () => Element | null
  children: ReactNode
}

/** Space between a row that was scrolled into view and the edge of the list, in pixels. */
const edgeSpace = 8

/** The list of the rows, which scrolls by itself. */
export function OutlineRows({ label, selected, next, children }: OutlineRowsProps) {
  const list = useLeavingFocus<HTMLDivElement>(next)
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    if (!list.current || !row) return
    const [edges, box] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()]
    if (box.bottom > edges.bottom) list.current.scrollBy(0, box.bottom - edges.bottom + edgeSpace)
    else if (box.top < edges.top) list.current.scrollBy(0, box.top - edges.top - edgeSpace)
  }, [list, selected])
  return (
    <div ref={list} className={styles.outline} role="group" aria-label={label}>
      {children}
    </div>
  )
}
