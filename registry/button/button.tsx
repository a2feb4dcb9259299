import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { isOffered } from '../../src/renderer/offered-actions.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import type { button } from './button.schema.ts'
import styles from './button.module.css'

export function Button({ props }: BlockProps<typeof button, ReactNode>) {
  const { size, align } = props
  const config = useConfig()
  const buttons = props.buttons.filter(({ action }) => isOffered(action, config))
  if (buttons.length === 0) return null
  return (
    <div className={styles.row} data-align={align}>
      {buttons.map(({ label, action, icon, variant = 'secondary' }, index) => (
        <ActionButton key={index} action={action} icon={icon} variant={variant} size={size}>
          {label}
        </ActionButton>
      ))}
    </div>
  )
}
