import { useEffect } from 'react'
import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, writeJson } from '../../lib/browser/storage.ts'
import { openedScreens } from '../../lib/browser/storage-keys.ts'
import type { Area } from './use-areas.ts'

function remembered(): Record<string, unknown> {
  const stored = readJson('local', openedScreens)
  return isRecord(stored) ? stored : {}
}

/**
 * Where the entry of an area leads: to the page that was last open in it, so that users and log are a click away; within
 * the area, and to the overview, to the first page.
 */
export function useEntryPath(areas: readonly Area[]): (area: Area) => string {
  const open = areas.find(({ current }) => current !== undefined)
  const first = open?.screens[0].path
  const path = open?.screens.find(({ current }) => current !== undefined)?.path
  useEffect(() => {
    if (first !== undefined && first !== '/')
      writeJson('local', openedScreens, { ...remembered(), [first]: path })
  }, [first, path])
  const last = remembered()
  return ({ screens, current }) => {
    const [{ path: start }] = screens
    return screens.find((screen) => current === undefined && screen.path === last[start])?.path ?? start
  }
}
