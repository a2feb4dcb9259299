import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../scripts/scratch-folder.mjs'
import { prepareDataDir } from './data-dir.ts'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0o022)
  folder = mkdtempSync(join(scratchFolder(), 'marquee-test-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true })
})

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.each(['a new', 'an open'])('%s data folder is closed to other users, and so are its files', (kind) => {
  const dataDir = kind === 'a new' ? join(folder, 'data') : folder
  if (kind === 'an open') chmodSync(folder, 0o755)
  prepareDataDir(dataDir)
  writeFileSync(join(dataDir, 'secret'), 'x')
  expect(rightsOf(dataDir)).toBe('700')
  expect(rightsOf(join(dataDir, 'secret'))).toBe('600')
})
