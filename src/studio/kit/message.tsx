import type { ComponentProps, ElementType } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './message.module.css'

/** error: nothing happens before it is mended. warning: something to think about. ok: it has worked. info: good to know. */
export type MessageTone = 'error' | 'warning' | 'ok' | 'info'

/** A circle for errors, a triangle for warnings: the shapes differ as much as the colours. */
export const messageIcons = { error: 'warning', warning: 'alert', ok: 'check', info: 'info' } as const

interface MessageProps extends ComponentProps<'div'>, Pick<ComponentProps<'button'>, 'type'> {
  tone: MessageTone
  /** Such as a button, if the message leads somewhere. */
  as?: ElementType
}

/** A message whose icon and colour say how much it matters. */
export function Message({ tone, as: Element = 'div', className, children, ...rest }: MessageProps) {
  return (
    <Element {...rest} data-tone={tone} className={classNames(styles.message, className)}>
      <Icon name={messageIcons[tone]} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </Element>
  )
}
