import { useState } from 'react'
import { readJson, studioStorageKeys, writeJson } from '../../../lib/browser/storage.ts'

function stored(): ReadonlySet<string> {
  const names = readJson('local', studioStorageKeys.closedGroups)
  return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [])
}

/** The groups of documents that the user has closed; remembered in this browser. */
export function useClosedGroups() {
  const [closed, setClosed] = useState(stored)
  return {
    closed,
    setOpen: (name: string, isOpen: boolean) => {
      if (closed.has(name) !== isOpen) return
      const next = new Set(closed)
      if (isOpen) next.delete(name)
      else next.add(name)
      setClosed(next)
      writeJson('local', studioStorageKeys.closedGroups, [...next])
    },
  }
}
