import { useState } from 'react'
import { readJson, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'

function stored(): ReadonlySet<string> {
  const names = readJson('local', storageKeys.closedGroups)
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
      writeJson('local', storageKeys.closedGroups, [...next])
    },
  }
}
