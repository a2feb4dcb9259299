import { describe, expect, it } from 'vitest'
import indigo from '../../defaults/themes/indigo.json' with { type: 'json' }
import ivory from '../../defaults/themes/ivory.json' with { type: 'json' }
import marra from '../../defaults/themes/default.json' with { type: 'json' }
import { trusted } from '../../../server/content/model/contracts.ts'
import { contrast, over, parseColour } from './colour.ts'
import { contrastIssues, contrastPairs } from './theme-contrast.ts'
import { themeMigrations } from './theme-migrations.ts'
import { Theme } from './theme.ts'

const skins = Object.fromEntries(
  Object.entries({ marra, indigo, ivory }).map(([name, { body }]) => [name, trusted(Theme, body, name)]),
)
const theme = trusted(Theme, marra.body, 'marra')

describe('colours', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#0008', [0, 0, 0, 136 / 255]],
    ['#45DAC5', [69, 218, 197, 1]],
    ['#45DAC580', [69, 218, 197, 128 / 255]],
    ['rgb(206 255 236 / 8.5%)', [206, 255, 236, 0.085]],
    ['rgb(10, 20, 30)', [10, 20, 30, 1]],
    ['rgb(100% 0% 50% / 0.5)', [255, 0, 127.5, 0.5]],
    ['transparent', [0, 0, 0, 0]],
    ['rgb(1 2)', null],
    ['rgb(, )', null],
  ])('parses %s', (text, colour) => {
    expect(parseColour(text)).toEqual(colour)
  })

  it('have a contrast of 21 for black on white, and of 1 for equal ones', () => {
    expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
    expect(contrast([9, 9, 9, 1], [9, 9, 9, 1])).toBe(1)
  })

  it('blend a half-transparent colour halfway with its background', () => {
    expect(over([255, 0, 0, 0.5], [0, 0, 255, 1])).toEqual([127.5, 0, 127.5, 1])
  })
})

describe('contrast of themes', () => {
  it.each(Object.entries(skins))('passes for %s in both schemes', (_name, skin) => {
    expect(contrastIssues(skin)).toEqual([])
  })

  it.each(contrastPairs)('rejects $front if it equals $ground', ({ front, ground, tint, least }) => {
    const same = { ...theme.colours.dark, [front]: marra.body.colours.dark[ground] }
    const issues = contrastIssues({ ...theme, colours: { ...theme.colours, dark: same } })
    const onGround = issues.find(({ message }) =>
      message.startsWith(`${front} on ${tint ? `${ground} tinted` : `${ground} has`}`),
    )
    expect(onGround?.path).toBe(`/colours/dark/${front}`)
    expect(onGround?.message).toContain(`at least ${least} is required`)
  })

  it('reports the figure, never rounded up to a passing one', () => {
    const light = { ...theme.colours.light, bg: '#FFFFFF', 'text-3': '#777777' }
    const [issue] = contrastIssues({ ...theme, colours: { ...theme.colours, light } })
    expect(issue?.message).toBe(
      'text-3 on bg has a contrast of 4.47; at least 4.5 is required: captions and hints in fields',
    )
  })
})

describe('a theme of version 1', () => {
  const dark = Object.fromEntries(
    Object.entries(marra.body.colours.dark).filter(([name]) => !['jackpot', 'brand-top'].includes(name)),
  )
  const [toVersion2] = themeMigrations
  const lifted = toVersion2?.({
    name: 'Old',
    colours: { dark, light: marra.body.colours.light },
    radii: marra.body.radii,
    fonts: { text: "'Onest Variable', sans-serif", display: "'Unbounded Variable', sans-serif" },
    logo: { src: '/art/mark.svg', name: 'old' },
    defaultScheme: 'light',
  })

  it('keeps its values and gets new ones as in the first theme', () => {
    expect(lifted).toMatchObject({
      name: 'Old',
      controls: 'rounded',
      fonts: { text: 'onest', display: 'unbounded' },
      logo: { name: 'old' },
      defaultScheme: 'light',
      colours: { dark: { bg: '#07110F', 'brand-top': '#FFCE72', jackpot: '#17281B' } },
    })
    expect(trusted(Theme, lifted, 'lifted')).toBe(lifted)
  })

  it('keeps its own picture and replaces an unknown font by the system font', () => {
    expect(
      toVersion2?.({ ...lifted, fonts: { text: 'Georgia' }, logo: { src: '/art/own.svg', name: 'a' } }),
    ).toMatchObject({ logo: { name: 'a', picture: '/art/own.svg' }, fonts: { text: 'system' } })
  })
})
