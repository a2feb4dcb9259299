import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logoOf, providers } from './game-providers.ts'

const folder = new URL('../../public/art/providers/', import.meta.url)

test('every provider has a logo of its own, small, with a square view', () => {
  const drawings = providers.map(({ sysname }) => {
    const file = new URL(`${sysname}.svg`, folder)
    expect(existsSync(file), sysname).toBe(true)
    expect(statSync(file).size).toBeLessThan(5 * 1024)
    const drawing = readFileSync(file, 'utf8')
    expect(drawing).toContain('<view id="mark" viewBox="0 0 56 56"/>')
    expect(logoOf(sysname)).toBe(`/art/providers/${sysname}.svg`)
    return drawing
  })
  expect(new Set(drawings).size).toBe(providers.length)
  expect(readdirSync(folder)).toHaveLength(providers.length)
})

test('providers of other catalogues have none', () => {
  expect(logoOf('gone')).toBeNull()
})
