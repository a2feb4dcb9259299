import { useState } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, writeJson } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Where the navigation has a state of its own: beside an open document, which needs the room, and elsewhere. */
type Scope = 'document' | 'page'

function stored(): Partial<Record<Scope, boolean>> {
  const value = readJson('local', storageKeys.studioNavigation)
  if (!isRecord(value)) return {}
  const { document, page } = value
  return {
    ...(typeof document === 'boolean' && { document }),
    ...(typeof page === 'boolean' && { page }),
  }
}

/** Whether the navigation shows icons only; the choice is remembered in this browser. */
export function useCollapsed(scope: Scope, byDefault: boolean) {
  const [choices, setChoices] = useState(stored)
  const isCollapsed = choices[scope] ?? byDefault
  return {
    isCollapsed,
    toggle: () => {
      const next = { ...choices, [scope]: !isCollapsed }
      setChoices(next)
      writeJson('local', storageKeys.studioNavigation, next)
    },
  }
}
