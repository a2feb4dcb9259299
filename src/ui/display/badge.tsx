import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface BadgeProps {
  /** brand, accent, hot: full colour, for labels on pictures. The others: statuses, in a tint of their colour. */
  tone?: 'brand' | 'accent' | 'hot' | 'ok' | 'warn' | 'info' | 'error' | 'neutral'
  children: ReactNode
}

/** Class names that give an element the look of a badge. */
export function badgeClass(tone: NonNullable<BadgeProps['tone']>): string {
  return `${styles.badge} ${styles[tone]}`
}

/** A short label for a state. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badgeClass(tone)}>{children}</span>
}
