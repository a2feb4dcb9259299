import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import type { sharedSection } from './shared-section.schema.ts'
import styles from './views/shared-section.module.css'

export function SharedSection({ slots }: BlockProps<typeof sharedSection, ReactNode>) {
  return <div className={styles.blocks}>{slots['content']}</div>
}
