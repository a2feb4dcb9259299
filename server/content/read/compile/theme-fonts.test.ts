import { expect, it } from 'vitest'
import type { FontFacts } from '../../../../schemas/files.ts'
import { themeFonts } from './theme-fonts.ts'

const address = `/media/fonts/${'ab'.repeat(16)}.woff2`
const font: FontFacts = {
  family: "O'Brand",
  weights: [300, 800],
  ascent: 90,
  descent: 30,
  lineGap: 0,
  text: { common: 100, android: 120, wide: 80 },
  display: { common: 110, android: 110, wide: 110 },
  size: 40_000,
  missing: { uz: '', ru: '' },
}

it('of the library follow the document, with fallbacks of the same measures in the theme', () => {
  const fonts = themeFonts({ fonts: { text: address, display: 'unbounded' } }, { [address]: { font } })
  expect(fonts.text).toBe(
    "'Site text abababab', 'Site text abababab Fallback', 'Site text abababab Fallback Android', 'Site text abababab Fallback Wide', system-ui, sans-serif",
  )
  expect(fonts.display).toContain("'Unbounded Variable', 'Unbounded Fallback'")
  expect(`'Site text abababab', ${fonts.device.text}`).toBe(fonts.text)
  expect(fonts.faces).toBe(
    `@font-face{font-family:'Site text abababab';font-weight:300 800;font-display:swap;src:url(${address}) format('woff2');}`,
  )
  expect(fonts.fallbacks).not.toContain('url(')
  expect(fonts.fallbacks).toContain(
    "src:local('Roboto'),local('Roboto-Regular');size-adjust:120%;ascent-override:75%;descent-override:25%;line-gap-override:0%;",
  )
  expect(fonts).toMatchObject({ files: [address], builtIn: ['unbounded'] })
  // Anybody can choose the name inside a file.
  expect(JSON.stringify(fonts)).not.toContain('Brand')
})

it('that the library does not have are those of the device', () => {
  expect(themeFonts({ fonts: { text: address, display: address } }, {})).toEqual({
    text: 'system-ui, sans-serif',
    display: 'system-ui, sans-serif',
    device: { text: 'system-ui, sans-serif', display: 'system-ui, sans-serif' },
    fallbacks: '',
    faces: '',
    files: [],
    builtIn: [],
  })
})
