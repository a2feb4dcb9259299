import { useState } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'

const storageKey = 'marquee.studio.tree'

/** Which kinds somebody has opened or closed; the rest is as by default. */
function stored(): Record<string, boolean> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const entries = isRecord(value) ? Object.entries(value) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}

/**
 * The kinds whose documents the tree lists: pages and the kind of the open document, until the user opens or closes
 * some, which this browser remembers.
 */
export function useOpenKinds(current: string | undefined) {
  const [choices, setChoices] = useState(stored)
  const has = (kind: string) => choices[kind] ?? (kind === 'page' || kind === current)
  return {
    has,
    toggle(kind: string) {
      const next = { ...choices, [kind]: !has(kind) }
      setChoices(next)
      localStorage.setItem(storageKey, JSON.stringify(next))
    },
  }
}
