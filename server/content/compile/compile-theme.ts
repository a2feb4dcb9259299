import type { Theme } from '../../../schemas/documents/theme.ts'

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

/**
 * A theme document as custom properties. The document's own scheme stands on `:root`; the other one
 * applies where a player chose it (`data-scheme`).
 */
export function compileTheme(theme: Theme): string {
  const scheme = (name: 'dark' | 'light') => ({
    'color-scheme': name,
    ...prefixed('color', theme.colours[name]),
  })
  const other = theme.defaultScheme === 'dark' ? 'light' : 'dark'
  const rules = [
    rule(':root', {
      ...scheme(theme.defaultScheme),
      ...prefixed('radius', theme.radii, 'px'),
      ...prefixed('font', theme.fonts),
    }),
    rule(`:root[data-scheme="${other}"]`, scheme(other)),
  ]
  // Whichever stylesheet comes first fixes the order of the layers.
  return `@layer reset, tokens, ui, registry, modules;\n@layer tokens{${rules.join('')}}\n`
}
