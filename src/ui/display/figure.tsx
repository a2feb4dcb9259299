import type { CSSProperties, ReactNode } from 'react'
import styles from './figure.module.css'

export interface FigureProps {
  /** A line below. */
  caption?: string | undefined
  /** A picture, video or iframe. */
  children: ReactNode
}

/** A picture, video or iframe at full width, with its caption. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** Reserves space for content that is loading; "16:9" is width to height. */
export function ratioStyle(ratio: string): CSSProperties {
  return { aspectRatio: ratio.replace(':', ' / ') }
}
