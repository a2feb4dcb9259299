import { useEffect, useRef, type ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import styles from './order-layout.module.css'

interface OrderLayoutProps {
  summary: ReactNode
  /** The order's `OrderPart`s. */
  children: ReactNode
}

/** The parts of a payment order, with the summary beside them on wide screens. */
export function OrderLayout({ summary, children }: OrderLayoutProps) {
  const order = useRef<HTMLDivElement>(null)
  // On phones the summary covers the bottom of the form, more of it while it contains messages.
  useEffect(() => {
    const element = order.current
    const bar = element?.lastElementChild
    if (!element || !bar) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      element.style.setProperty('--summary-height', `${height}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={order} className={styles.order}>
      <div className={styles.parts}>{children}</div>
      {summary}
    </div>
  )
}

export function OrderPart({ children }: { children: ReactNode }) {
  return <Card className={styles.part}>{children}</Card>
}

interface RequisitesHeadProps {
  /** Id of the heading, which labels the form; a script may focus it. */
  id: string
  title: string
  method: string
}

export function RequisitesHead({ id, title, method }: RequisitesHeadProps) {
  return (
    <div className={styles.requisites}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Badge>{method}</Badge>
    </div>
  )
}
