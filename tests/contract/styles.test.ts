import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Files that may contain literal colors, radii and fonts. */
const tokenFiles = ['src/ui/styles/tokens.css', 'src/ui/art/palettes.css', 'src/ui/styles/fonts.css']
const files = ['forms', 'registry', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const stylesheets = files.filter((file) => file.endsWith('.css') && !tokenFiles.includes(file))

interface Declaration {
  property: string
  value: string
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

function declarations(css: string): Declaration[] {
  return [...withoutComments(css).matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({
      property,
      value: value.trim(),
    }),
  )
}

const named =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|turquoise|violet|white|yellow|(?:dark|light|medium|pale|deep|hot)[a-z]+(?:blue|cyan|gray|green|grey|orange|orchid|pink|purple|red|sea|sky|slate|violet|yellow)[a-z]*'
const rawColour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${named})(?![\\w-])`,
  'i',
)
const ofColour =
  /^(?:--|color$|background|border|outline|box-shadow|text-shadow|fill|stroke|caret|accent|mask|filter|text-decoration|scrollbar|-webkit-text)/

const tokenRadius = /^(?:var\(--radius-[\w-]+\)|0|inherit|calc\(.*var\(--radius-.*\))$/

/** The part of a declaration that must be a token; null if it is valid. */
function rawValue({ property, value }: Declaration): string | null {
  const shown = `${property}: ${value}`
  if (ofColour.test(property) && rawColour.test(value.replace(/url\([^)]*\)/g, ''))) return shown
  if (/^border-[\w-]*radius$/.test(property)) {
    const parts = value.replace(/ \/ /g, ' ').match(/(?:[\w-]+\((?:[^()]|\([^()]*\))*\)|\S+)/g) ?? []
    return parts.every((part) => tokenRadius.test(part)) ? null : shown
  }
  if (property === 'font-family' || property === 'font')
    return value === 'inherit' || value.includes('var(--font-') ? null : shown
  return null
}

describe('stylesheets', () => {
  it.each(stylesheets)('%s uses tokens for colors, radii and fonts', (file) => {
    expect(declarations(readFileSync(file, 'utf8')).map(rawValue).filter(Boolean)).toEqual([])
  })

  it.each([
    'color: #fff',
    'background: linear-gradient(var(--a), rgb(0 0 0 / 5%))',
    'border: 1px solid white',
    '--tone: darkslategray',
    'box-shadow: 0 0 3px hsl(1 2% 3%)',
    'border-radius: 8px',
    'border-top-left-radius: var(--radius-m) 4px',
    'font-family: Arial',
    'font: 12px serif',
  ])('%s is rejected', (declaration) => {
    expect(declarations(`a { ${declaration} }`).map(rawValue)).toEqual([declaration])
  })

  it.each([
    'color: var(--color-text-1)',
    'background: color-mix(in srgb, var(--shade) 48%, transparent)',
    'white-space: nowrap',
    'border-radius: var(--radius-xl) var(--radius-xl) 0 0',
    'border-radius: calc(var(--radius-m) - 1px)',
    'mask: url(/red.svg)',
    'font: inherit',
  ])('%s is allowed', (declaration) => {
    expect(declarations(`a:hover { ${declaration} }`).map(rawValue)).toEqual([null])
  })
})

describe('cropped pictures', () => {
  it('keep their focal point visible', () => {
    const ofSite = stylesheets.filter((file) => !file.startsWith('src/studio/'))
    const unfocused = ofSite.flatMap((file) =>
      [...withoutComments(readFileSync(file, 'utf8')).matchAll(/\{([^{}]*)\}/g)]
        .map(([, rule = '']) => rule)
        .filter((rule) => /object-fit: cover|object-position: (?!var|left|50% 50%)/.test(rule))
        .filter((rule) => !rule.includes('object-position: var(--focus, '))
        .map((rule) => `${file}: ${rule.trim()}`),
    )
    expect(unfocused).toEqual([])
  })
})

describe('reduced motion', () => {
  const reset = readFileSync('src/ui/styles/reset.css', 'utf8')
  const [, calm = ''] = /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?\n {4}\})/.exec(reset) ?? []

  it("the reset ends every element's motion at once, in later layers too", () => {
    expect(
      calm
        .replace(/\{[\s\S]*/, '')
        .split(',')
        .map((selector) => selector.trim()),
    ).toEqual(['*', '*::before', '*::after', '*::backdrop'])
    expect(declarations(calm)).toEqual([
      { property: 'animation-delay', value: '0s !important' },
      { property: 'animation-duration', value: '1ms !important' },
      { property: 'animation-iteration-count', value: '1 !important' },
      { property: 'scroll-behavior', value: 'auto !important' },
      // A duration of 1 ms would apply every change a frame late.
      { property: 'transition', value: 'none !important' },
    ])
  })

  it.each(stylesheets.filter((file) => file !== 'src/ui/styles/reset.css'))(
    '%s does not override the reset',
    (file) => {
      const css = readFileSync(file, 'utf8')
      const overruling = declarations(css).filter(
        ({ property, value }) =>
          /^(?:animation|transition|scroll-behavior)/.test(property) && value.includes('!important'),
      )
      expect(overruling).toEqual([])
      // The reset's selectors do not match these elements.
      expect(css).not.toContain('::view-transition')
    },
  )

  it('no script animates past the reset, nor on a page that is edited', () => {
    const scripts = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    const moving = scripts.filter((file) =>
      /behavior: [^\n]*'smooth'|\.animate\(|startViewTransition/.test(readFileSync(file, 'utf8')),
    )
    for (const file of moving) expect(readFileSync(file, 'utf8'), file).toContain('reducesMotion()')
  })
})

describe('insertions into a list', () => {
  it.each(stylesheets)('%s does not restyle all neighbors', (file) => {
    // With `* + *` a browser checks every inserted element, anywhere in the page.
    expect(withoutComments(readFileSync(file, 'utf8'))).not.toMatch(/\*\s*[+~]\s*\*/)
  })
})

/** Parts of the site; the Studio has no language that is written from right to left. */
const siteStylesheets = stylesheets.filter((file) => !file.startsWith('src/studio/'))

const physical = /^(?:left|right|(?:margin|padding|border)-(?:left|right)(?:-[a-z]+)?)$/
const physicalValue = /\bto right\b|^(?:left|right)$/

/** Centred by a shift of half its own width, or beside the scrollbar, which is on the right. */
const isSameInBoth = (value: string) => value === '50%' || value.includes('--scrollbar-width')

it.each(siteStylesheets)('%s names sides by the direction of the text', (file) => {
  const found = declarations(readFileSync(file, 'utf8')).filter(
    ({ property, value }) => (physical.test(property) || physicalValue.test(value)) && !isSameInBoth(value),
  )
  expect(found).toEqual([])
})
