import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'
import styles from './start.module.css'

interface PanelProps {
  title: ReactNode
  /** How many entries there are. */
  count?: number | undefined
  children: ReactNode
}

/** A part of the start page. */
export function Panel({ title, count, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={styles.panel}>
        <div className={styles.panelHead}>
          <h2 id={id} className={styles.panelTitle}>
            {title}
          </h2>
          {Boolean(count) && <span className={styles.panelCount}>{count}</span>}
        </div>
        {children}
      </Card>
    </section>
  )
}
