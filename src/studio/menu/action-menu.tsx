import * as Menu from '@radix-ui/react-dropdown-menu'
import { useRef, useState } from 'react'
import { buttonClass, type ButtonVariant } from '../../ui/controls/button-class.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { StudioIcon, type StudioIconName } from '../shell/studio-icon.tsx'
import styles from './action-menu.module.css'

export interface MenuAction {
  label: string
  /** Choices have none; the chosen one is ticked. */
  icon?: StudioIconName
  /** Defined for the choices of a group, of which one is chosen. */
  isChosen?: boolean
  /** Language of the label if it is another one than that of the Studio. */
  lang?: string
  /** Takes something away from the site or the draft. */
  isDangerous?: boolean
  isDisabled?: boolean
  /** The tooltip. */
  title?: string
  run: () => void
}

interface ActionMenuProps {
  /** Accessible name of the button, which has only an icon. */
  label: string
  /** The lines between groups separate them; empty groups are left out. */
  groups: readonly (readonly MenuAction[])[]
  icon?: StudioIconName
  variant?: ButtonVariant
  size?: 's' | 'm'
  className?: string | undefined
}

/** A button whose menu lists further actions. Nothing is rendered without actions. */
export function ActionMenu({
  label,
  groups,
  icon = 'chevron-down',
  variant = 'secondary',
  size = 's',
  className,
}: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<MenuAction>(null)
  // Elements outside of an open modal dialog are inert, so the menu of a button in one belongs to it.
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return null

  return (
    <Menu.Root
      modal={false}
      onOpenChange={(isOpen) => isOpen && setDialog(button.current?.closest('dialog') ?? null)}
    >
      <Menu.Trigger
        ref={button}
        className={classNames(buttonClass({ variant, size, square: true }), className)}
        aria-label={label}
        title={label}
      >
        <StudioIcon name={icon} size={18} />
      </Menu.Trigger>
      <Menu.Portal container={dialog}>
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
            <ActionGroup
              key={index}
              actions={group}
              onSelect={(action) => {
                chosen.current = action
              }}
            />
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ActionGroupProps {
  actions: readonly MenuAction[]
  onSelect: (action: MenuAction) => void
}

function ActionGroup({ actions, onSelect }: ActionGroupProps) {
  const isChoice = actions.some(({ isChosen }) => isChosen !== undefined)
  const rows = actions.map((action) => {
    const { label, lang, isDangerous, isDisabled, isChosen, title } = action
    const icon = isChosen ? 'check' : action.icon
    const attributes = {
      className: styles.item,
      'data-dangerous': isDangerous || undefined,
      lang,
      title,
      disabled: isDisabled === true,
      onSelect: () => onSelect(action),
      children: (
        <>
          {icon ? <StudioIcon name={icon} size={18} /> : <span className={styles.noIcon} />}
          {label}
        </>
      ),
    }
    return isChoice ? (
      <Menu.RadioItem key={label} value={label} {...attributes} />
    ) : (
      <Menu.Item key={label} {...attributes} />
    )
  })
  if (!isChoice) return <Menu.Group className={styles.group}>{rows}</Menu.Group>
  const value = actions.find(({ isChosen }) => isChosen)?.label ?? ''
  return (
    <Menu.RadioGroup className={styles.group} value={value}>
      {rows}
    </Menu.RadioGroup>
  )
}
