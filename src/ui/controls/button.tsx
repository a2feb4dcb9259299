import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonAppearance } from './button-class.ts'
import styles from './button.module.css'
import { classNames } from '../styles/class-names.ts'
import type { OwnIcon } from '../../../schemas/icon-names.ts'
import { Icon, type IconName } from '../art/icon.tsx'
import { Spinner } from '../states/spinner.tsx'

export { buttonClass, type ButtonAppearance, type ButtonVariant } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  icon?: IconName | OwnIcon | undefined
  iconAfter?: IconName | undefined
  /** In progress: keeps width and focus, and ignores clicks. */
  loading?: boolean | undefined
}

/** A button. One without text (`square`) needs an `aria-label`. */
export function Button({
  variant,
  size,
  block,
  square,
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, which would lose the focus.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block, square }), className)}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} size={size === 's' ? 18 : 20} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={18} />}
      {loading && (
        <span className={styles.progress}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
