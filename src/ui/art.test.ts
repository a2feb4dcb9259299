import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { initials } from './avatar.tsx'
import { emblemNames } from './emblem-names.ts'
import { iconNames, isIconName } from './icon-names.ts'
import { paletteNames } from './palettes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('names every symbol of the sprite, and nothing else', () => {
  const symbols = [...read('icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(symbols).toEqual([...iconNames])
  expect(isIconName('unicorn')).toBe(false)
})

it('names every emblem of the public folder, and nothing else', () => {
  const files = readdirSync(new URL('../../public/art/emblems', import.meta.url))
  expect(files.sort()).toEqual(emblemNames.map((name) => `${name}.svg`))
})

it('has the colours of every palette', () => {
  const styled = [...read('palettes.css').matchAll(/data-palette='([^']+)'/g)].map((match) => match[1])
  expect(styled).toEqual([...paletteNames])
})

it.each([
  ['Dilshod Karimov', 'DK'],
  ['anna', 'A'],
  ['oʻktam.yusupov', 'OY'],
  ['Анна Мария Иванова', 'АМ'],
])('shortens %s to %s', (name, short) => {
  expect(initials(name)).toBe(short)
})
