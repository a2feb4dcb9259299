import { useState } from 'react'
import type { JsonPath } from '../json-path.ts'
import { allBlocks, findBlock, type OutlineList } from '../outline/block-tree.ts'

/**
 * The block that is chosen. It is followed by its name where undo or the text has moved it; null: it is gone,
 * or the document itself is chosen.
 */
export function useSelection(lists: readonly OutlineList[]) {
  const [chosen, setChosen] = useState<{ path: JsonPath; id: string | null } | null>(null)
  const atPath = chosen && findBlock(lists, chosen.path)
  const isStill = atPath && (chosen.id === null || atPath.id === chosen.id)
  const block = isStill
    ? atPath
    : chosen?.id
      ? allBlocks(lists).find(({ id }) => id === chosen.id)
      : undefined
  // A block that was just added is known by its path before its name is.
  if (chosen && isStill && chosen.id === null && atPath.id !== '')
    setChosen({ path: atPath.path, id: atPath.id })
  return {
    block: block ?? null,
    select: (path: JsonPath | null) => {
      setChosen(path && { path, id: findBlock(lists, path)?.id || null })
    },
    /** Chooses what stands at a path once the change that is under way is made. */
    follow: (path: JsonPath | null) => setChosen(path && { path, id: null }),
  }
}
