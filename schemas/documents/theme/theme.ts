import { Type, type Static } from 'typebox'
import { fontAddressPattern } from '../../files.ts'
import { pictureAddress } from '../reference.ts'

const Colour = (description: string) =>
  Type.String({
    pattern: '^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|rgb\\([0-9.,%/ ]+\\)|transparent)$',
    picks: 'colour',
    description,
  })

/** Colors of pictures, which the server writes into drawings; opaque. */
const Paint = (description: string) =>
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', picks: 'colour', description })

/** Names of the color tokens; each becomes the custom property `--color-<name>`. */
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
  'input-fill': 'Background of form fields',
  'input-line': 'Border of form fields',
  'brand-top': 'Top of the main button’s gradient',
  brand: 'Main button, one per view',
  'brand-foot': 'Bottom of the main button’s gradient',
  'on-brand': 'Text on the main button',
  'brand-text': 'Brand colour for text and icons',
  accent: 'Selected items, links, focus',
  'on-accent': 'Text on accent',
  hot: 'Errors and danger',
  'on-hot': 'Text on danger',
  ok: 'Success',
  warn: 'Warning',
  info: 'Information',
  scrim: 'Overlay over the page behind dialogs and popups',
  jackpot: 'Top of the jackpot board',
  flap: 'Middle of a split-flap digit’s plate',
  'flap-foot': 'Top and bottom of a split-flap digit’s plate',
  'on-flap': 'Split-flap digits',
  'level-1': 'Name and bar of the second-highest jackpot',
  'level-2': 'Name and bar of the third-highest jackpot',
  'level-3': 'Name and bar of the lowest jackpot',
} as const
export type ColourToken = keyof typeof colourTokens

const ColourSet = Type.Object(
  Object.fromEntries(Object.entries(colourTokens).map(([name, description]) => [name, Colour(description)])),
  { additionalProperties: false },
)
export type ColourSet = Readonly<Record<ColourToken, string>>

/** Fonts that are part of the site; src/ui/styles/fonts.css has their files. */
export const fontNames = ['onest', 'unbounded', 'system'] as const
export type FontName = (typeof fontNames)[number]

export function isFontName(text: string): text is FontName {
  return fontNames.some((known) => known === text)
}

const Font = (description: string) =>
  Type.String({ pattern: `^(?:${fontNames.join('|')}|${fontAddressPattern})$`, picks: 'font', description })

const Radius = (description: string) => Type.Integer({ minimum: 0, maximum: 40, description })

export const ScenePaints = Type.Object(
  {
    centre: Paint('Behind the objects'),
    middle: Paint('Around the centre'),
    edge: Paint('Towards the edges'),
    glow: Paint('Light, patterns and sparks'),
    veil: Paint('Under white text on a scene'),
  },
  {
    description:
      'One backdrop for all illustrated scenes; their objects keep their colours. Default: each scene has its own backdrop',
    additionalProperties: false,
  },
)
export type ScenePaints = Static<typeof ScenePaints>

/** Drawings behind pages; `public/art/decorations` has a tile of each. */
export const decorations = ['snow', 'blossom', 'leaves', 'confetti', 'lights'] as const

export const MarkPaints = Type.Object(
  {
    frontTop: Paint('Front hill, top'),
    frontFoot: Paint('Front hill, bottom'),
    backTop: Paint('Back hill, top'),
    backFoot: Paint('Back hill, bottom'),
  },
  { description: 'Colours of the illustrated mark', additionalProperties: false },
)
export type MarkPaints = Static<typeof MarkPaints>

export const BrandColours = Type.Object(
  {
    main: Paint('Main buttons; other colours are computed from it unless you choose them'),
    second: Type.Optional(Paint('Links, selected items and focus. Default: the main colour')),
    background: Type.Optional(
      Paint('Tone of pages and cards; a very dark or very light colour is the background itself'),
    ),
  },
  {
    description: 'Colours of the brand, from which the Studio computes those of both schemes',
    additionalProperties: false,
  },
)
export type BrandColours = Static<typeof BrandColours>

/** A theme: every part of the site's look that a brand can change. */
export const Theme = Type.Object(
  {
    name: Type.String({ maxLength: 40, description: 'Name of the theme, for content managers' }),
    brand: Type.Optional(BrandColours),
    colours: Type.Object(
      { dark: ColourSet, light: ColourSet },
      {
        description: 'Colours of each scheme. Pairs with too little contrast cannot be published',
        additionalProperties: false,
      },
    ),
    radii: Type.Object(
      {
        xs: Radius('Badges'),
        s: Radius('Small buttons and chips'),
        m: Radius('Buttons and fields'),
        l: Radius('Cards and covers'),
        xl: Radius('Banners and dialogs'),
      },
      { description: 'Corner radii in px', additionalProperties: false },
    ),
    controls: Type.Enum(['rounded', 'pill'], {
      description: 'Shape of buttons and chips: rounded by the radii above, or with fully round ends',
    }),
    density: Type.Optional(
      Type.Enum(['compact', 'normal', 'airy'], {
        description: 'Space between and inside the parts of all pages. Default: normal',
      }),
    ),
    covers: Type.Optional(
      Type.Enum(['portrait', 'square'], {
        description:
          'Shape of the covers of games: 3:4, or square, which cuts off the top and the bottom of pictures. Default: portrait',
      }),
    ),
    fonts: Type.Object(
      {
        text: Font('All text except headlines'),
        display: Font('Headlines, amounts and the brand name'),
      },
      { description: 'Fonts', additionalProperties: false },
    ),
    logo: Type.Object(
      {
        name: Type.String({ maxLength: 20, description: 'Name beside the mark' }),
        mark: Type.Optional(MarkPaints),
        picture: Type.Optional(
          pictureAddress('Address of your own picture, shown in place of the illustrated mark'),
        ),
      },
      { description: 'Mark and name of the brand', additionalProperties: false },
    ),
    scenes: Type.Optional(ScenePaints),
    decoration: Type.Optional(
      Type.Enum([...decorations], {
        description:
          'Seasonal drawings behind the content of pages. They drift for five seconds after a page opens, and rest for visitors who prefer reduced motion. Default: none',
      }),
    ),
    defaultScheme: Type.Enum(['dark', 'light'], {
      description: 'Default for players who have not chosen a scheme',
    }),
  },
  { additionalProperties: false },
)
export type Theme = Static<typeof Theme>
