import type { ComponentProps } from 'react'
import { Icon } from '../art/icon.tsx'
import { ControlBox, type ControlBoxProps } from './field.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './select.module.css'

interface SelectProps extends ComponentProps<'select'>, Pick<ControlBoxProps, 'invalid'> {
  /** As high as the buttons beside it, for filters. */
  isCompact?: boolean
  /** The value can be seen and not changed: a select has no read-only state. */
  isLocked?: boolean | undefined
}

/** Constant elements never render again. */
const chevron = Icon({ name: 'chevron-down', className: styles.mark })
const lock = Icon({ name: 'lock', className: styles.mark })

/** One of several values; the browser's own list in the look of the other fields. */
export function Select({
  invalid,
  isCompact = false,
  isLocked = false,
  disabled,
  className,
  children,
  ...select
}: SelectProps) {
  const isDisabled = disabled || isLocked
  return ControlBox({
    invalid,
    disabled: isDisabled,
    className: classNames(isCompact && styles.compact, className),
    children: (
      <>
        <select {...select} disabled={isDisabled}>
          {children}
        </select>
        {isLocked ? lock : chevron}
      </>
    ),
  })
}
