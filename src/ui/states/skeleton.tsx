import type { CSSProperties } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; must match the size of the content that it replaces. */
  width?: string
  height?: string
  shape?: 'text' | 'box' | 'round'
  className?: string | undefined
}

/** Placeholder while something loads. Appears only after 150 ms, so that quick answers do not flash. */
export function Skeleton({ width, height, shape = 'box', className }: SkeletonProps) {
  const size: CSSProperties = { width, height }
  return (
    <span className={classNames(styles.skeleton, styles[shape], className)} style={size} aria-hidden="true" />
  )
}
