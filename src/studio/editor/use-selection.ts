import { useState } from 'react'
import type { JsonPath } from '../json-path.ts'
import { allBlocks, findBlock, type OutlineList } from '../outline/block-tree.ts'

/**
 * The selected block. It is found again by its id after undo or a text edit has moved it; null: it is gone,
 * or the document itself is selected.
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
  // A block that was just added is known by its path until it has an id.
  if (chosen && isStill && chosen.id === null && atPath.id !== '')
    setChosen({ path: atPath.path, id: atPath.id })
  return {
    block: block ?? null,
    select: (path: JsonPath | null) => {
      setChosen(path && { path, id: findBlock(lists, path)?.id || null })
    },
    /** Selects the entry at a path after the current change is applied. */
    follow: (path: JsonPath | null) => setChosen(path && { path, id: null }),
  }
}
