import type { IconName } from '../../../schemas/icon-names.ts'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './start.module.css'

interface NothingProps {
  icon: IconName
  title: string
  /** What will appear here. */
  text: string
}

/** A part of the start page without content. */
export function Nothing({ icon, title, text }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <span className={styles.quickIcon}>
        <Icon name={icon} size={20} />
      </span>
      <p className={styles.texts}>
        <span className={styles.name}>{title}</span>
        <span className={styles.detail}>{text}</span>
      </p>
    </div>
  )
}
