import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { levelLook } from './level-look.ts'

it('each of eight levels has a look of its own, and more look like the last', () => {
  const looks = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => levelLook(level))
  expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(8)
  expect(new Set(looks.map(({ palette }) => palette)).size).toBe(8)
  expect(levelLook(12)).toEqual(looks[7])
})

it('a level looks as the settings say', () => {
  const own = [{ emblem: 'ball', palette: 'plum' } as const]
  expect(levelLook(1, own)).toEqual(own[0])
  expect(levelLook(3, own)).toEqual(own[0])
})

it('the default settings do not repeat the looks', () => {
  expect(readFileSync('schemas/defaults/settings/loyalty.json', 'utf8')).not.toContain('"levels"')
})
