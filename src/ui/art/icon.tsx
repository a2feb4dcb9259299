import { classNames } from '../styles/class-names.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?no-inline'
import styles from './icon.module.css'

export type { IconName } from './icon-names.ts'

export interface IconProps {
  name: IconName
  /** Edge in px; 20 unless told. */
  size?: 14 | 16 | 18 | 20 | 24 | 32
  /** Filled with its colour instead of drawn in lines. */
  filled?: boolean
  className?: string | undefined
}

/** A drawing of the sprite in the colour of the text around it. Decoration: whoever uses it says what it means. */
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
