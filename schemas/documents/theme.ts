import { Type, type Static } from 'typebox'

const Colour = (description: string) =>
  Type.String({ pattern: '^(#[0-9A-Fa-f]{3,8}|rgb\\([0-9.,%/ ]+\\)|transparent)$', description })

const FontFamilies = Type.String({ pattern: '^[A-Za-z0-9"\', -]+$', maxLength: 200 })

/** Names of the colour tokens; each becomes the custom property `--color-<name>`. */
export const colourTokens = {
  bg: 'Behind everything',
  band: 'Bands such as the footer',
  'surface-1': 'Cards',
  'surface-2': 'Raised parts of cards',
  'surface-3': 'Secondary buttons, chips',
  'surface-4': 'Pressed secondary buttons',
  'text-1': 'Main text',
  'text-2': 'Secondary text',
  'text-3': 'Captions',
  line: 'Hairlines',
  'line-strong': 'Visible borders',
  'input-fill': 'Inside of form fields',
  'input-line': 'Border of form fields',
  brand: 'The one main action of a view',
  'brand-foot': 'Lower end of the main button’s gradient',
  'on-brand': 'Text on the main action',
  'brand-text': 'Brand colour as text or icon',
  accent: 'Selected, links, focus',
  'on-accent': 'Text on accent',
  hot: 'Errors and danger',
  'on-hot': 'Text on danger',
  ok: 'Success',
  warn: 'Warning',
  info: 'Information',
  scrim: 'Veil behind dialogs and under text on pictures',
} as const
export type ColourToken = keyof typeof colourTokens

const ColourSet = Type.Object(
  Object.fromEntries(Object.entries(colourTokens).map(([name, description]) => [name, Colour(description)])),
  { additionalProperties: false },
)

export const Theme = Type.Object(
  {
    name: Type.String({ maxLength: 40 }),
    colours: Type.Object({ dark: ColourSet, light: ColourSet }, { additionalProperties: false }),
    radii: Type.Object(
      { xs: Type.Integer(), s: Type.Integer(), m: Type.Integer(), l: Type.Integer(), xl: Type.Integer() },
      { description: 'Corner radii in px', additionalProperties: false },
    ),
    fonts: Type.Object(
      { text: FontFamilies, display: FontFamilies },
      { description: 'Font families', additionalProperties: false },
    ),
    logo: Type.Object(
      { src: Type.String(), name: Type.String({ maxLength: 20, description: 'Name beside the mark' }) },
      { additionalProperties: false },
    ),
    defaultScheme: Type.Enum(['dark', 'light'], { description: 'Shown to a player who chose none' }),
  },
  { additionalProperties: false },
)
export type Theme = Static<typeof Theme>
