import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratchFolder } from '../../scripts/scratch-folder.mjs'
import { openDatabase } from './database.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'
import { openEvenDamaged, Preparation } from './preparation.ts'
import { eventually } from '../../tests/support/eventually.ts'

const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('a preparation is repeated until the database answers', async () => {
  const prepare = vi
    .fn()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(null)
  const onFailure = vi.fn()
  const preparation = await Preparation.start({ prepare, onFailure, interval: 2 })
  expect(preparation.isDone).toBe(false)
  await eventually(() => expect(preparation.isDone).toBe(true))
  await preparation.stop()
  expect(prepare).toHaveBeenCalledTimes(3)
  expect(onFailure.mock.calls).toEqual([[failure]])
})

test('a preparation that fails for another reason ends the start', async () => {
  const prepare = () => Promise.reject(new TypeError('a bug'))
  await expect(Preparation.start({ prepare, onFailure: () => undefined })).rejects.toThrow('a bug')
})

test('a damaged database is reported and not prepared', async () => {
  const folder = mkdtempSync(join(scratchFolder(), 'marquee-damaged-'))
  const file = join(folder, 'site.sqlite')
  writeFileSync(file, 'This is no database. '.repeat(500))
  expect(() => openDatabase(file)).toThrow('not a database')
  const { database, damage } = openEvenDamaged(file, {})
  const prepare = vi.fn()
  const onFailure = vi.fn()
  const preparation = await Preparation.start({ damage, prepare, onFailure })
  expect(preparation.isDone).toBe(false)
  expect(prepare).not.toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalledWith(damage)
  await database.destroy()
  rmSync(folder, { recursive: true })
})

test.each([
  ['ECONNREFUSED', true],
  ['57P01', true],
  ['08006', true],
  ['53300', true],
  ['SQLITE_CORRUPT_VTAB', true],
  ['SQLITE_FULL', true],
  ['23505', false],
  ['40001', false],
  ['42P01', false],
  ['SQLITE_CONSTRAINT_UNIQUE', false],
])('the code %s is a failure of the database: %s', (code, expected) => {
  expect(isDatabaseFailure(Object.assign(new Error('failed'), { code }))).toBe(expected)
})
