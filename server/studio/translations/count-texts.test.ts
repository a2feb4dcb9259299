import { expect, test } from 'vitest'
import { TextCounts } from './count-texts.ts'

test('texts are counted once for each version, and again after a failure', async () => {
  let version = 'first'
  let fails = false
  let counted = 0
  const counts = new TextCounts({
    version: () => Promise.resolve(version),
    count: () => {
      counted += 1
      return fails ? Promise.reject(new Error('no database')) : Promise.resolve([])
    },
  })
  await Promise.all([counts.read(), counts.read()])
  await counts.read()
  expect(counted).toBe(1)
  version = 'second'
  fails = true
  await expect(counts.read()).rejects.toThrow('no database')
  fails = false
  await counts.read()
  await counts.read()
  expect(counted).toBe(3)
})
