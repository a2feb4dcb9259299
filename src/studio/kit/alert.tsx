import type { ComponentProps } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './alert.module.css'

type AlertProps = Omit<ComponentProps<'div'>, 'className' | 'role'> & { className?: string | undefined }

/** What the user has to know or decide at once. Screen readers announce it. */
export function Alert({ className, ...rest }: AlertProps) {
  return <div {...rest} role="alert" className={classNames(styles.alert, className)} />
}
