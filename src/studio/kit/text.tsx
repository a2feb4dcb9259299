import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from '../../ui/styles/class-names.ts'
import { Message } from './message.tsx'
import styles from './text.module.css'

type TextProps<Name extends 'p' | 'span'> = Omit<ComponentProps<Name>, 'className'> & {
  className?: string | undefined
}

/** Explains what is above or beside it. */
export function Hint({ className, ...rest }: TextProps<'p'>) {
  return <p {...rest} className={classNames(styles.hint, className)} />
}

/** A hint within a line. */
export function InlineHint({ className, ...rest }: TextProps<'span'>) {
  return <span {...rest} className={classNames(styles.hint, className)} />
}

/** A second line of a cell or a label. */
export function Detail({ className, ...rest }: TextProps<'span'>) {
  return <span {...rest} className={classNames(styles.detail, className)} />
}

interface StatusProps {
  /** Progress, or something that is no success. */
  isHint?: boolean
  children: ReactNode
}

/** What an action has done, or its progress. Screen readers announce it. */
export function Status({ isHint = false, children }: StatusProps) {
  return (
    // The element is there before its text, otherwise screen readers do not announce it.
    <div role="status" className={classNames(styles.status, isHint && styles.hint)}>
      {isHint || !children ? children : <Message tone="ok">{children}</Message>}
    </div>
  )
}

/** The heading of a part of a page. */
export function Subtitle(props: Omit<ComponentProps<'h2'>, 'className'>) {
  return <h2 {...props} className={styles.subtitle} />
}

/** A link to another screen, within text. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link ?? ''} />
}
