import type { ReactNode } from 'react'
import { Row } from './layout.tsx'
import styles from './page.module.css'

export interface PageProps {
  title: string
  /** What the page is for. */
  text?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the Studio. */
export function Page({ title, text, actions, children }: PageProps) {
  const heading = <h1 className={styles.title}>{title}</h1>
  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      {actions ? (
        <Row gap={12} justify="between">
          {heading}
          {actions}
        </Row>
      ) : (
        heading
      )}
      {text && <p>{text}</p>}
      {children}
    </main>
  )
}
