import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import marra from '../../schemas/defaults/themes/default.json' with { type: 'json' }
import { contrastFigures, contrastIssues, schemes } from '../../schemas/documents/theme/theme-contrast.ts'
import { Theme, type BrandColours } from '../../schemas/documents/theme/theme.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import { startTestStudio, type TestStudio } from '../support/content/test-studio.ts'
import { differenceOf, toHex, toOklch } from '../../src/studio/brand/oklch.ts'
import { nearestColour } from '../../src/studio/brand/nearest-colour.ts'
import { brandIn, setBrand } from '../../src/studio/brand/theme-colours.ts'

/** Colors of brands that everybody has seen: red, yellow, blue, green, violet, orange, magenta, black and white. */
const brands: Record<string, BrandColours> = {
  Ladbrokes: { main: '#F01E28' },
  'Pin-Up': { main: '#E4002B', second: '#FFB800' },
  Melbet: { main: '#FFB805', background: '#1A1A1A' },
  'William Hill': { main: '#FFF100', second: '#00143C', background: '#00143C' },
  '1xBet': { main: '#1A5684', second: '#8DC63F' },
  Unibet: { main: '#147B45' },
  bet365: { main: '#027B5B', second: '#FFDF1B' },
  Twitch: { main: '#9146FF' },
  LeoVegas: { main: '#F05A22' },
  'T-Mobile': { main: '#E20074' },
  'near-black': { main: '#101820' },
  'near-white': { main: '#F5F5F0', background: '#FFFFFF' },
}

let studio: TestStudio
let editor: string
beforeAll(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor')
})
afterAll(() => studio.close())

function themeOf(brand: BrandColours): Theme {
  const draft: Record<string, unknown> = structuredClone(marra.body)
  setBrand(draft, brand)
  return trusted(Theme, draft, 'brand')
}

describe.each(Object.entries(brands))('a theme from the colours of %s', (_name, brand) => {
  const theme = themeOf(brand)

  it('passes every rule of publishing in both schemes', async () => {
    const draft = { kind: 'theme', key: 'brand', schemaVersion: 2, body: { ...theme } } as const
    await studio.save(draft, editor)
    const { data } = await studio.call(
      'documents.check',
      { documents: [{ kind: 'theme', key: 'brand' }] },
      editor,
    )
    expect(data?.issues).toEqual([])
  })

  it('has buttons in the colour of the brand, and remembers it', () => {
    const { main } = brand
    const isGrey = toOklch(main).chroma < 0.04
    for (const scheme of schemes) {
      const { brand: button = '', bg = '' } = theme.colours[scheme]
      // Black buttons on black pages would be invisible.
      if (!isGrey) expect(differenceOf(button, main)).toBeLessThan(0.06)
      expect(differenceOf(button, bg)).toBeGreaterThan(0.15)
    }
    expect(brandIn(theme)).toEqual(brand)
  })
})

it('is readable for any colours', () => {
  const levels = [0, 110, 255]
  const colours = levels.flatMap((red) =>
    levels.flatMap((green) =>
      levels.map(
        (blue) => `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`,
      ),
    ),
  )
  const failing = colours.filter((main, index) => {
    const [second, background] = [colours.at(-index), colours[(index * 7) % colours.length]]
    const brand = second !== undefined && background !== undefined && { second, background }
    return contrastIssues(themeOf({ main, ...(index % 2 > 0 && brand) })).length > 0
  })
  expect(failing).toEqual([])
})

describe('the nearest readable colour', () => {
  const { light } = marra.body.colours

  it.each(Object.entries(brands))(
    'in place of %s as accent is accepted, and of the same hue',
    (_name, { main }) => {
      const found = nearestColour('light', { ...light, accent: main }, 'accent') ?? ''
      const colours = { ...light, accent: found }
      expect(contrastFigures('light', colours).filter(({ passes }) => !passes)).toEqual([])
      const [own, shade] = [toOklch(main), toOklch(found)]
      if (own.chroma > 0.05) expect(Math.abs(own.hue - shade.hue)).toBeLessThan(30)
    },
  )

  it('is the colour itself if it is readable', () => {
    expect(nearestColour('light', light, 'accent')).toBe(light.accent)
  })

  it('is none where no shade is readable', () => {
    const grey = { ...light, 'surface-1': '#777777', bg: '#FFFFFF', band: '#000000' }
    expect(nearestColour('light', grey, 'text-1')).toBeNull()
  })
})

it('keeps colours that it converts', () => {
  expect(toHex(toOklch('#E4002B'))).toBe('#E4002B')
  expect(toHex({ lightness: 1, chroma: 0.2, hue: 30 })).toBe('#FFFFFF')
})
