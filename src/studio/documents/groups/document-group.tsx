import type { ReactNode } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import styles from './groups.module.css'

interface DocumentGroupProps {
  title: string
  count: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Documents under a heading that opens and closes their list. */
export function DocumentGroup({ title, count, isOpen, onToggle, children }: DocumentGroupProps) {
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.head}>
        <Icon name="chevron-right" size={16} className={styles.arrow} />
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.count}>{count}</span>
      </summary>
      {children}
    </details>
  )
}
