import type { ScenePaints, Theme } from '../../../../schemas/documents/theme/theme.ts'
import type { Library } from '../../model/library.ts'
import { themeFonts, type ThemeFonts } from './theme-fonts.ts'

type Declarations = Readonly<Record<string, string>>

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value};`)
  return `${selector}{${lines.join('')}}`
}

function prefixed(prefix: string, values: Readonly<Record<string, unknown>>, unit = ''): Declarations {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, `${String(value)}${unit}`]),
  )
}

function controlRadii({ controls, radii }: Theme): Declarations {
  const [normal, small] = controls === 'pill' ? [999, 999] : [radii.m, radii.s]
  return { '--radius-control': `${normal}px`, '--radius-control-s': `${small}px` }
}

/** Steps of the spacing scale in px that differ from `src/ui/styles/tokens.css`, which has the normal density. */
const densities: Readonly<Record<NonNullable<Theme['density']>, Readonly<Record<number, number>>>> = {
  compact: { 10: 8, 12: 10, 16: 12, 20: 16, 24: 18, 32: 24, 48: 36, 56: 44, 72: 54 },
  normal: {},
  // The smaller steps stay: on phones, they would take the room of texts.
  airy: { 20: 24, 24: 30, 32: 40, 48: 60, 56: 70, 72: 90 },
}

/** Rules that replace tokens: the selector is stronger than theirs, because their style sheet follows. */
function replacedTokens({ density = 'normal', covers }: Theme): string[] {
  const declarations = {
    ...prefixed('space', densities[density], 'px'),
    ...(covers === 'square' && { '--cover-ratio': '1', '--cover-facts': 'none' }),
  }
  return Object.keys(declarations).length === 0 ? [] : [rule(':root:root', declarations)]
}

function scenePaints(scenes: ScenePaints | undefined): Declarations {
  return scenes ? prefixed('scene', scenes) : {}
}

/**
 * Two layers of a tile of drawings, in the colour of a surface, on which publishing checks the contrast of texts. They
 * come to rest within five seconds: whatever moves longer would need a control that stops it (WCAG 2.2.2).
 */
function decorationRules({ decoration }: Theme): string[] {
  if (decoration === undefined) return []
  const layer = (side: 'before' | 'after') => `[data-layout='default']::${side}`
  const both = `${layer('before')},${layer('after')}`
  return [
    rule(both, {
      content: "''",
      position: 'fixed',
      inset: '-240px -24px',
      'z-index': '-1',
      background: 'var(--color-surface-3)',
      mask: `url(/art/decorations/${decoration}.svg) 50% 0/480px`,
      'pointer-events': 'none',
    }),
    rule(layer('after'), { 'mask-size': '340px', 'mask-position': '20% 90px' }),
    `@media (prefers-reduced-motion:no-preference){${rule(both, { animation: 'decoration 5s ease-out' })}}`,
    '@keyframes decoration{from{transform:translate(-24px,-240px)}50%{transform:translate(20px,-70px)}}',
  ]
}

export interface CompiledTheme {
  /** Without the files of fonts. */
  css: string
  fonts: ThemeFonts
}

/**
 * Compiles a theme document to custom properties. Its default scheme applies to `:root`, the other one if a
 * player chose it (`data-scheme`).
 */
export function compileTheme(theme: Theme, library: Library = {}): CompiledTheme {
  const fonts = themeFonts(theme, library)
  const scheme = (name: 'dark' | 'light') => ({
    'color-scheme': name,
    ...prefixed('color', theme.colours[name]),
  })
  const other = theme.defaultScheme === 'dark' ? 'light' : 'dark'
  const rules = [
    rule(':root', {
      ...scheme(theme.defaultScheme),
      ...prefixed('radius', theme.radii, 'px'),
      ...controlRadii(theme),
      '--font-text': fonts.text,
      '--font-display': fonts.display,
      ...scenePaints(theme.scenes),
    }),
    ...replacedTokens(theme),
    ...decorationRules(theme),
    rule(`:root[data-scheme="${other}"]`, scheme(other)),
    // The boot script sets it on a first visit, until the fonts may apply.
    rule(':root[data-device-fonts]', prefixed('font', fonts.device)),
  ]
  // The first stylesheet determines the order of layers, so this one declares it, too.
  const css = `@layer reset, tokens, ui, registry, modules;\n@layer tokens{${rules.join('')}}\n${fonts.fallbacks}`
  return { css, fonts }
}
