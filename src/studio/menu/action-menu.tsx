import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef } from 'react'
import { buttonClass, type ButtonVariant } from '../../ui/controls/button-class.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { StudioIcon, type StudioIconName } from '../shell/studio-icon.tsx'
import styles from './action-menu.module.css'

export interface MenuAction {
  label: string
  icon: StudioIconName
  /** Takes something away from the site or the draft. */
  isDangerous?: boolean
  run: () => void
}

interface ActionMenuProps {
  /** Accessible name of the button, which has only an icon. */
  label: string
  /** The lines between groups separate them; empty groups are left out. */
  groups: readonly (readonly MenuAction[])[]
  icon?: StudioIconName
  variant?: ButtonVariant
  className?: string | undefined
}

/** A button whose menu lists further actions. Nothing is rendered without actions. */
export function ActionMenu({
  label,
  groups,
  icon = 'chevron-down',
  variant = 'secondary',
  className,
}: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<MenuAction>(null)
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return null

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        ref={button}
        className={classNames(buttonClass({ variant, size: 's', square: true }), className)}
        aria-label={label}
        title={label}
      >
        <StudioIcon name={icon} size={18} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className={styles.menu}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            const action = chosen.current
            chosen.current = null
            if (!action) return
            // A dialog returns the focus to the element that had it before, which must not be in the closed menu.
            event.preventDefault()
            button.current?.focus()
            action.run()
          }}
        >
          {filled.map((group, index) => (
            <Menu.Group key={index} className={styles.group}>
              {group.map((action) => (
                <Menu.Item
                  key={action.label}
                  className={styles.item}
                  data-dangerous={action.isDangerous || undefined}
                  onSelect={() => {
                    chosen.current = action
                  }}
                >
                  <StudioIcon name={action.icon} size={18} />
                  {action.label}
                </Menu.Item>
              ))}
            </Menu.Group>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
