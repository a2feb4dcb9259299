import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './drop-menu.module.css'

interface DropMenuProps {
  id: string
  /** Accessible name of the button; contains what the button shows. */
  label: string
  button: ReactNode
  /** Opens upwards: for a button at the foot of the page. */
  above?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A button and the menu that it opens: a native popover, so it works before hydration and without it. */
export function DropMenu({ id, label, button, above = false, className, children }: DropMenuProps) {
  // Where the menu outlives the page that it was opened on, it has then done its work.
  function closeAfterChoice(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a, button'))
      event.currentTarget.hidePopover()
  }
  return (
    <div className={classNames(styles.anchor, className)}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        data-above={above || undefined}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </div>
  )
}

export const dropMenuEntry = styles.entry
