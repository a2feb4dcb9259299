import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast, over, parseColour, type Rgba } from '../../../schemas/documents/theme/colour.ts'
import { initials } from './avatar.tsx'
import { emblemNames } from './emblem-names.ts'
import { iconNames, isIconName } from '../../../schemas/icon-names.ts'
import { paletteNames, paymentBadgeNames } from '../../../schemas/art.ts'

const white: Rgba = [255, 255, 255, 1]
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('names every icon of the sprite, and nothing else', () => {
  const drawings = [...read('icons.svg').matchAll(/<g id="([^"]+)"/g)].map((match) => match[1])
  expect(drawings).toEqual([...iconNames])
  expect(isIconName('unicorn')).toBe(false)
})

it('places the icons below each other, where the style sheet looks for them', () => {
  const sprite = read('icons.svg')
  const tops = [...sprite.matchAll(/<g id="[^"]+"(?: transform="translate\(0 (\d+)\)")?>/g)].map(
    ([, top = '0']) => Number(top),
  )
  expect(tops).toEqual(iconNames.map((_name, index) => 24 * index))
  expect(sprite).toContain(`width="24" height="${24 * iconNames.length}"`)
  expect(read('icon.module.css')).toContain(`var(--icon) * 100% / ${iconNames.length - 1})`)
})

it('names every emblem of the public folder, and nothing else', () => {
  const files = readdirSync(new URL('../../../public/art/emblems', import.meta.url))
  expect(files.sort()).toEqual(emblemNames.map((name) => `${name}.svg`))
})

it('names every badge of a payment method, and nothing else', () => {
  const files = readdirSync(new URL('../../../public/art/payments', import.meta.url))
  expect(files.sort()).toEqual(paymentBadgeNames.map((name) => `${name}.svg`))
})

it('has the colours of every palette', () => {
  const styled = [...read('palettes.css').matchAll(/data-palette='([^']+)'/g)].map((match) => match[1])
  expect(styled).toEqual([...paletteNames])
})

it.each(paletteNames)('a cover’s white title is readable on the palette %s', (name) => {
  const rule = read('palettes.css').split(`data-palette='${name}'`)[1] ?? ''
  const colour = (tone: string) =>
    parseColour(new RegExp(`--palette-${tone}: (#\\w+)`).exec(rule)?.[1] ?? '') ?? white
  const [red, green, blue] = colour('depth')
  // The scrim behind the upper of two lines has two fifths of its strength, above the palette's middle tone.
  const ground = over([red, green, blue, 0.4], colour('middle'))
  // Titles are large text.
  expect(contrast(white, ground)).toBeGreaterThan(3)
})

it.each([
  ['Dilshod Karimov', 'DK'],
  ['anna', 'A'],
  ['oʻktam.yusupov', 'OY'],
  ['Анна Мария Иванова', 'АМ'],
])('shortens %s to %s', (name, short) => {
  expect(initials(name)).toBe(short)
})
