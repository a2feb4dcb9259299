import type { ComponentProps } from 'react'
import styles from './chip.module.css'
import { classNames } from '../styles/class-names.ts'

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean | undefined
}

/** One of several choices side by side, such as filters or suggested amounts. */
export function Chip({ selected = false, className, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={classNames(styles.chip, className)} />
  )
}
