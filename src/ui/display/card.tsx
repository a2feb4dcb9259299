import type { ElementType, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from '../styles/class-names.ts'

export interface CardProps {
  as?: ElementType
  className?: string | undefined
  children: ReactNode
}

/** A raised surface around related content. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={classNames(styles.card, className)}>{children}</Element>
}
