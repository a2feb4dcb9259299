import type { FontName, ScenePaints, Theme } from '../../../../schemas/documents/theme.ts'

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

/** A font and what has its measures until it is here: nothing else may come between. */
function withFallbacks(name: string): string {
  const families = ['Variable', 'Fallback', 'Fallback Android', 'Fallback Wide']
  return `${families.map((family) => `'${name} ${family}'`).join(', ')}, system-ui, sans-serif`
}

/** What stands behind the name of a font; src/ui/styles/fonts.css brings the files and the fallbacks' measures. */
const families: Readonly<Record<FontName, string>> = {
  onest: withFallbacks('Onest'),
  unbounded: withFallbacks('Unbounded'),
  system: 'system-ui, sans-serif',
}

function controlRadii({ controls, radii }: Theme): Declarations {
  const [normal, small] = controls === 'pill' ? [999, 999] : [radii.m, radii.s]
  return { '--radius-control': `${normal}px`, '--radius-control-s': `${small}px` }
}

function scenePaints(scenes: ScenePaints | undefined): Declarations {
  return scenes ? prefixed('scene', scenes) : {}
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
      ...controlRadii(theme),
      '--font-text': families[theme.fonts.text],
      '--font-display': families[theme.fonts.display],
      ...scenePaints(theme.scenes),
    }),
    rule(`:root[data-scheme="${other}"]`, scheme(other)),
  ]
  // Whichever stylesheet comes first fixes the order of the layers.
  return `@layer reset, tokens, ui, registry, modules;\n@layer tokens{${rules.join('')}}\n`
}
