import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'
import styles from './start.module.css'

/** A part of the start page. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={styles.panel}>
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
