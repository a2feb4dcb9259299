import type { KeyboardEvent } from 'react'
import type { Direction } from './block-changes.ts'
import type { OutlineBlock } from './block-tree.ts'
import { useOutline } from './outline-context.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Alt and arrow keys move a block, Delete removes it. Returns whether the key was one of them. */
export function useBlockKeys(): (event: KeyboardEvent<HTMLElement>, block: OutlineBlock) => boolean {
  const { isReadOnly, move, remove } = useOutline()
  return (event, block) => {
    const direction = directions[event.key]
    if (isReadOnly) return false
    if (event.altKey && direction) move(block, direction)
    else if (event.key === 'Delete' && !block.isLocked) remove(block)
    else return false
    event.preventDefault()
    return true
  }
}
