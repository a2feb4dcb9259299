import { classNames } from '../styles/class-names.ts'
import styles from './button.module.css'

/** primary: the main action of a view; danger: removes something; dangerQuiet: opens such an action. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'dangerQuiet'
/** 36, 44 and 54 px high. */
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonAppearance {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width of its container. */
  block?: boolean | undefined
  /** Square, for an icon alone. */
  square?: boolean | undefined
}

/** Class names that give a button or a link the look of a button. */
export function buttonClass({
  variant = 'primary',
  size = 'm',
  block,
  square,
}: ButtonAppearance = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    square && styles.square,
  )
}
