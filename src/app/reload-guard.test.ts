// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

beforeEach(() => sessionStorage.clear())

test('a page reloads itself once in ten seconds at most', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_000_001)).toBe(false)
  expect(mayReload(1_009_999)).toBe(false)
  expect(mayReload(1_010_000)).toBe(true)
})
