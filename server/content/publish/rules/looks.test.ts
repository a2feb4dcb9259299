import { expect, it } from 'vitest'
import type { FontFacts } from '../../../../schemas/files.ts'
import { theme } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const address = (digit: string) => `/media/fonts/${digit.repeat(32)}.woff2`
const font: FontFacts = {
  family: 'Brand',
  weights: [400, 700],
  ascent: 90,
  descent: 30,
  lineGap: 0,
  text: { common: 100, android: 100, wide: 100 },
  display: { common: 100, android: 100, wide: 100 },
  size: 40_000,
  missing: { uz: '', ru: '' },
}

/** Issues of a theme whose text is in font a and whose headlines are in font b. */
async function issuesWith(a: Partial<FontFacts> | null, b: Partial<FontFacts> = {}) {
  const library = {
    ...(a && { [address('a')]: { font: { ...font, ...a } } }),
    [address('b')]: { font: { ...font, ...b } },
  }
  const fonts = { text: address('a'), display: address('b') }
  return brief(await publishOver([theme('default', { fonts })], { library }))
}

it('accepts fonts of the library with all letters', async () => {
  expect(await issuesWith({})).toEqual([])
})

it('rejects a font that the library does not have', async () => {
  expect(await issuesWith(null)).toEqual([
    `error theme/default /fonts/text The media library has no font ${address('a')}`,
  ])
})

it('warns about missing letters, a single weight of text and slow fonts', async () => {
  const warnings = await issuesWith(
    { weights: [400, 400], missing: { uz: 'ʻ№', ru: 'ы№' } },
    { weights: [720, 720], size: 100_000 },
  )
  expect(warnings).toEqual([
    'warning theme/default /fonts/text The font Brand lacks characters of the site’s languages: ʻ № ы',
    'warning theme/default /fonts/text The font Brand has a single weight, so browsers imitate bold text',
    'warning theme/default /fonts The fonts have 137 KiB, which is slow on phones: 100 KiB are fast enough',
  ])
})
