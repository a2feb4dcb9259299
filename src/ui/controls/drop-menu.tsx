import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './drop-menu.module.css'

interface DropMenuProps {
  id: string
  /** Accessible name of the button; contains its visible text. */
  label: string
  button: ReactNode
  /** Opens upwards: for a button at the bottom of the page. */
  above?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A button and its menu: a native popover, which works without scripts and before hydration. */
export function DropMenu({ id, label, button, above = false, className, children }: DropMenuProps) {
  // Closes a menu that persists across navigation.
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
