import type { ReactNode } from 'react'
import styles from './page-title.module.css'

/** The heading of a page that is a single list: its only h1. */
export function PageTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h1 id={id} className={styles.title}>
      {children}
    </h1>
  )
}
