import { useState } from 'react'
import { isRecord } from '../../schemas/is-record.ts'
import { readJson, writeJson, type StorageKey } from '../lib/browser/storage.ts'

function stored(key: StorageKey): Record<string, boolean> {
  const value = readJson('local', key)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
}

/** Whether something is on in a situation that has a state of its own; the choices are remembered in this browser. */
export function useRememberedSwitch(key: StorageKey, situation: string, byDefault: boolean) {
  const [choices, setChoices] = useState(() => stored(key))
  const isOn = choices[situation] ?? byDefault
  return {
    isOn,
    toggle: () => {
      const next = { ...choices, [situation]: !isOn }
      setChoices(next)
      writeJson('local', key, next)
    },
  }
}
