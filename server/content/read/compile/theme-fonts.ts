import type { FontFacts } from '../../../../schemas/files.ts'
import { isFontName, type FontName, type Theme } from '../../../../schemas/documents/theme/theme.ts'
import { fontIn, type Library } from '../../model/library.ts'

/** The fonts of a theme. */
export interface ThemeFonts {
  /** Values of `font-family`, for text and for headlines. */
  text: string
  display: string
  /** The same without fonts that are loaded. */
  device: Readonly<Record<Role, string>>
  /** `@font-face` rules that adapt fonts of the device to uploaded ones. */
  fallbacks: string
  /** `@font-face` rules of uploaded fonts, which load files. */
  faces: string
  /** Addresses of the uploaded fonts. */
  files: readonly string[]
  /** Fonts of the site itself that the theme uses. */
  builtIn: readonly FontName[]
}

type Role = keyof Theme['fonts']

const devices = {
  Fallback: {
    adjustment: 'common',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  'Fallback Android': {
    adjustment: 'android',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
  'Fallback Wide': { adjustment: 'wide', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
} as const
const fallbackNames = Object.keys(devices)

interface Stack {
  all: string
  device: string
}

const system = 'system-ui, sans-serif'

/** A font, directly followed by the fallbacks with its metrics. */
function stack(first: string, name: string): Stack {
  const device = `${fallbackNames.map((fallback) => `'${name} ${fallback}'`).join(', ')}, ${system}`
  return { all: `'${first}', ${device}`, device }
}

/** Font stacks by font name; src/ui/styles/fonts.css defines the files and the fallbacks' metrics. */
const builtInStacks: Readonly<Record<FontName, Stack>> = {
  onest: stack('Onest Variable', 'Onest'),
  unbounded: stack('Unbounded Variable', 'Unbounded'),
  system: { all: system, device: system },
}

/** The name does not contain that of the file, which anybody can choose. */
/** Stories compile themes in the browser, which has no `node:path`. */
const familyOf = (address: string, role: Role) =>
  `Site ${role} ${address.slice(address.lastIndexOf('/') + 1).slice(0, 8)}`

function face(family: string, address: string, { weights: [lightest, boldest] }: FontFacts): string {
  const weight = lightest === boldest ? String(lightest) : `${lightest} ${boldest}`
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2');}`
}

/** Nothing moves when the uploaded font arrives: texts are as wide in the fallbacks, and lines as high. */
function fallbacks(family: string, role: Role, facts: FontFacts): string {
  const { ascent, descent, lineGap } = facts
  return Object.entries(devices)
    .map(([name, { adjustment, regular, bold }]) => {
      const adjust = facts[role][adjustment]
      const measure = (percent: number) => `${Math.round((percent / adjust) * 1000) / 10}%`
      const local = (role === 'text' ? regular : bold).map((font) => `local('${font}')`).join(',')
      const weights = role === 'text' ? '' : 'font-weight:200 900;'
      return `@font-face{font-family:'${family} ${name}';${weights}src:${local};size-adjust:${adjust}%;ascent-override:${measure(ascent)};descent-override:${measure(descent)};line-gap-override:${measure(lineGap)};}`
    })
    .join('')
}

/** A font that the library does not have is that of the device. */
export function themeFonts({ fonts }: Pick<Theme, 'fonts'>, library: Library): ThemeFonts {
  const roleOf = (role: Role) => {
    const choice = fonts[role]
    if (isFontName(choice)) return { stack: builtInStacks[choice], fallbacks: '', face: '', file: null }
    const facts = fontIn(library, choice)
    if (!facts) return { stack: builtInStacks.system, fallbacks: '', face: '', file: null }
    const family = familyOf(choice, role)
    return {
      stack: stack(family, family),
      fallbacks: fallbacks(family, role, facts),
      face: face(family, choice, facts),
      file: choice,
    }
  }
  const roles = [roleOf('text'), roleOf('display')] as const
  const [text, display] = roles
  return {
    text: text.stack.all,
    display: display.stack.all,
    device: { text: text.stack.device, display: display.stack.device },
    fallbacks: roles.map(({ fallbacks: rules }) => rules).join(''),
    faces: roles.map(({ face: rule }) => rule).join(''),
    files: [...new Set(roles.flatMap(({ file }) => file ?? []))],
    builtIn: [...new Set([fonts.text, fonts.display].filter(isFontName))],
  }
}
