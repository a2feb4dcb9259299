import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password-hash.ts'

/** Of "marra2026", from before block size and passes were stored. */
const oldHash = 'scrypt:4:LKacvSL0V1bhNA7AOPD0Lg:qd8_xggk_NBm7ax8liazleyJ15bk_FfLXoGZvSttScQ'

test('a hash contains its parameters and a salt of its own', async () => {
  const hash = await hashPassword('marra2026', 4)
  expect(hash).toMatch(/^scrypt:4:8:3:[\w-]{22}:[\w-]{43}$/)
  expect(await hashPassword('marra2026', 4)).not.toBe(hash)
  expect(await isPassword('marra2026', hash)).toBe(true)
  expect(await isPassword('marra2027', hash)).toBe(false)
})

test('a hash without block size and passes still lets its password in, and is outdated', async () => {
  expect(await isPassword('marra2026', oldHash)).toBe(true)
  expect(await isPassword('marra2027', oldHash)).toBe(false)
  expect(isOutdated(oldHash, 4)).toBe(true)
})

test('a hash is outdated as soon as the cost changes', async () => {
  const hash = await hashPassword('marra2026', 4)
  expect(isOutdated(hash, 4)).toBe(false)
  expect(isOutdated(hash, 8)).toBe(true)
})
