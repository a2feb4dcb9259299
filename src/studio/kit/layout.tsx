import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './layout.module.css'

type Tag = 'div' | 'fieldset' | 'form' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul'

type LayoutProps<Name extends Tag> = Omit<ComponentProps<Name>, 'className'> & {
  /** Default: a `div`. */
  as?: Name
  /** The token of a space. */
  gap?: 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24
  align?: 'start' | 'end' | 'baseline'
  className?: string | undefined
}

/** Parts below each other. */
export function Stack<Name extends Tag = 'div'>({
  as,
  gap = 12,
  align,
  className,
  ...rest
}: LayoutProps<Name>) {
  const classes = [styles.stack, styles[`gap${gap}`], align && styles[align]]
  return <Box {...rest} as={as ?? 'div'} className={classNames(...classes, className)} />
}

type RowProps<Name extends Tag> = LayoutProps<Name> & {
  /** How parts share the room that is left. */
  justify?: 'between' | 'center' | 'right'
}

/** Parts beside each other, in as many lines as they need. */
export function Row<Name extends Tag = 'div'>({
  as,
  gap = 8,
  align,
  justify,
  className,
  ...rest
}: RowProps<Name>) {
  const classes = [styles.row, styles[`gap${gap}`], align && styles[align], justify && styles[justify]]
  return <Box {...rest} as={as ?? 'div'} className={classNames(...classes, className)} />
}

function Box({ as: Element, ...rest }: { as: ElementType; className: string }) {
  return <Element {...rest} />
}
