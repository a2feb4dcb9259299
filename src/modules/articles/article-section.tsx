import type { ReactNode } from 'react'
import styles from './article-section.module.css'

interface ArticleSectionProps {
  /** Id of the block, from which that of the heading is derived. */
  id: string
  title: string | undefined
  children: ReactNode
}

/** Lists articles below a heading, if it has one. */
export function ArticleSection({ id, title, children }: ArticleSectionProps) {
  const titleId = `${id}-heading`
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <h2 id={titleId} className={styles.heading}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
