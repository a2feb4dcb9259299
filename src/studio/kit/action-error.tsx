import { classNames } from '../../ui/styles/class-names.ts'
import styles from './action-error.module.css'

interface ActionErrorProps {
  /** Of `useAction`; undefined: nothing failed. */
  reason: string | undefined
  /** For controls that the message describes. */
  id?: string
  className?: string | undefined
}

/** Why an action failed. Screen readers announce it. */
export function ActionError({ reason, id, className }: ActionErrorProps) {
  if (!reason) return null
  return (
    <p id={id} role="alert" className={classNames(styles.reason, className)}>
      {reason}
    </p>
  )
}
