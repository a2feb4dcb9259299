import type { MouseEvent, ReactNode } from 'react'
import styles from './drop-menu.module.css'

interface DropMenuProps {
  id: string
  /** Accessible name of the button; contains what the button shows. */
  label: string
  button: ReactNode
  children: ReactNode
}

/** A button of the header and the menu that it opens: a native popover, so it works before hydration. */
export function DropMenu({ id, label, button, children }: DropMenuProps) {
  // The header stays where it is when the page changes; the menu has then done its work.
  function closeAfterChoice(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a, button'))
      event.currentTarget.hidePopover()
  }
  return (
    <div className={styles.anchor}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      <div id={id} popover="auto" className={styles.menu} onClick={closeAfterChoice}>
        {children}
      </div>
    </div>
  )
}

export const dropMenuEntry = styles.entry
