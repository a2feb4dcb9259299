import type { ReactNode, Ref } from 'react'
import styles from './account-rows.module.css'

interface AccountRowsProps {
  label: string
  /** Receives the focus when a row, and the control in it, disappears. */
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

/** A list of what belongs to the account, such as sessions or passkeys. */
export function AccountRows({ label, ref, children }: AccountRowsProps) {
  return (
    <ul ref={ref} tabIndex={-1} className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

interface AccountRowProps {
  title: string
  /** Below the title, one line each; empty ones are left out. */
  details: readonly ReactNode[]
  /** Marks and controls beside the text. */
  aside?: ReactNode
  /** On phones `aside` is below the text of every row, not only of those without room for it. */
  stacks?: boolean
  /** Below both: a form that a control has opened, or a problem. */
  children?: ReactNode
}

export function AccountRow({ title, details, aside, stacks = false, children }: AccountRowProps) {
  return (
    <li className={styles.row} data-stacks={stacks || undefined}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {details.map(
          (detail, line) =>
            detail !== '' &&
            detail !== null && (
              // Each line has its fixed place.
              <p key={line} className={styles.detail}>
                {detail}
              </p>
            ),
        )}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </li>
  )
}
