import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './page-title.module.css'

interface PageTitleProps {
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** The heading of a page, its only h1. Those of heroes and messages are headlines, in the display font. */
export function PageTitle({ id, className, children }: PageTitleProps) {
  return (
    <h1 id={id} className={classNames(styles.title, className)}>
      {children}
    </h1>
  )
}
