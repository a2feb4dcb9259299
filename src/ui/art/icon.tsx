import { classNames } from '../styles/class-names.ts'
import type { IconName } from '../../../schemas/icon-names.ts'
import sprite from './icons.svg?no-inline'
import styles from './icon.module.css'

export type { IconName } from '../../../schemas/icon-names.ts'

export interface IconProps {
  name: IconName
  /** Edge length in px; 20 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 32
  /** Filled instead of outlined. */
  filled?: boolean
  className?: string | undefined
}

/**
 * An icon of the sprite in the colour of the surrounding text. Decorative: the caller provides the meaning as
 * text.
 */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
