import { classNames } from '../styles/class-names.ts'
import styles from './button.module.css'

/** primary: the one main action of a view; danger: removes something; dangerQuiet: leads to it. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'dangerQuiet'
/** 36, 44 and 54 px high. */
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** As wide as it is high: for an icon alone. */
  square?: boolean | undefined
}

/** Class names that give a button or a link the look of a button. */
export function buttonClass({ variant = 'primary', size = 'm', block, square }: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    square && styles.square,
  )
}
