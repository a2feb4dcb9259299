// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { readItem, readJson, removeItem, writeItem, writeJson } from './storage.ts'
import * as storageKeys from './storage-keys.ts'

beforeEach(() => localStorage.clear())

test('returns a written value until it is removed', () => {
  writeJson('local', storageKeys.trackingMarks, { a: 1 })
  expect(readJson('local', storageKeys.trackingMarks)).toEqual({ a: 1 })
  expect(readItem('session', storageKeys.trackingMarks)).toBeNull()
  removeItem('local', storageKeys.trackingMarks)
  expect(readJson('local', storageKeys.trackingMarks)).toBeUndefined()
})

test('treats text that is not JSON as absent', () => {
  writeItem('local', storageKeys.trackingMarks, '{')
  expect(readJson('local', storageKeys.trackingMarks)).toBeUndefined()
})

test('works in a browser that refuses storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeItem('local', storageKeys.scheme, 'dark')).not.toThrow()
  expect(readItem('local', storageKeys.scheme)).toBeNull()
})
