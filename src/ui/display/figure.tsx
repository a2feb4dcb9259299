import type { CSSProperties, ReactNode } from 'react'
import styles from './figure.module.css'

export interface FigureProps {
  /** A line below. */
  caption?: string | undefined
  /** One picture, film or frame. */
  children: ReactNode
}

/** A picture, film or frame as wide as there is room, with its caption. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** Keeps the place of what is still to come: "16:9" is width to height. */
export function ratioStyle(ratio: string): CSSProperties {
  return { aspectRatio: ratio.replace(':', ' / ') }
}
