import type { ReactNode } from 'react'
import type { CompiledMenuItem } from '../../../schemas/compiled.ts'
import { ActionButton } from '../action-button.tsx'
import { LocalLink } from '../local-link.tsx'
import type { ShownItem } from './menu-items.ts'

interface MenuEntryProps {
  item: CompiledMenuItem & { current?: ShownItem['current'] }
  className?: string | undefined
  children: ReactNode
}

/** A menu entry: a link if it leads to a page, otherwise a button. */
export function MenuEntry({ item, className, children }: MenuEntryProps) {
  if (item.action !== undefined)
    return (
      <ActionButton action={item.action} className={className}>
        {children}
      </ActionButton>
    )
  return (
    <LocalLink to={item.to} className={className} aria-current={item.current}>
      {children}
    </LocalLink>
  )
}
