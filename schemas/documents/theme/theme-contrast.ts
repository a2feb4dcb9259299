import { contrast, over, parseColour, type Rgba } from './colour.ts'
import type { ColourToken, Theme } from './theme.ts'
import { errorAt, type Issue } from '../../issue.ts'
import { phrase, type Phrase } from '../../phrase.ts'

/** Two adjacent colors, and the contrast that WCAG requires for them. */
export interface ContrastPair {
  front: ColourToken
  ground: ColourToken
  /** Color mixed into the ground at `tintStrength`, as behind statuses. */
  tint?: ColourToken
  least: number
  /** Where players see the pair. */
  seen: Phrase
}

/** WCAG AA for text, and for the visible parts of controls. */
const text = 4.5
const part = 3

/** Opacity of a status color behind its text, as mixed in src/ui/styles/tokens.css. */
const tintStrength = { dark: 0.13, light: 0.1 } as const

const grounds: readonly ColourToken[] = ['bg', 'band', 'surface-1', 'surface-2', 'surface-3']
const onGrounds = (front: ColourToken, on: readonly ColourToken[], seen: Phrase): ContrastPair[] =>
  on.map((ground) => ({ front, ground, least: text, seen }))
const status = (front: ColourToken, seen: Phrase): ContrastPair[] => [
  { front, ground: 'surface-1', least: text, seen: phrase`${seen} on a card` },
  { front, ground: 'surface-1', tint: front, least: text, seen: phrase`${seen} on its own tint` },
]

export const contrastPairs: readonly ContrastPair[] = [
  ...onGrounds('text-1', [...grounds, 'surface-4', 'input-fill'], phrase`main text`),
  ...onGrounds('text-2', grounds, phrase`secondary text`),
  ...onGrounds('text-3', [...grounds, 'input-fill'], phrase`captions and hints in fields`),
  { front: 'text-1', ground: 'surface-1', tint: 'accent', least: text, seen: phrase`a chosen chip` },
  { front: 'text-1', ground: 'surface-1', tint: 'hot', least: text, seen: phrase`a field with an error` },
  { front: 'on-brand', ground: 'brand-top', least: text, seen: phrase`the top of the main button` },
  { front: 'on-brand', ground: 'brand', least: text, seen: phrase`the main button` },
  { front: 'on-brand', ground: 'brand-foot', least: text, seen: phrase`the bottom of the main button` },
  { front: 'brand-text', ground: 'surface-1', least: text, seen: phrase`text in the brand’s colour` },
  { front: 'brand-text', ground: 'bg', least: text, seen: phrase`text in the brand’s colour` },
  ...onGrounds('accent', ['bg', 'band', 'surface-1', 'surface-2'], phrase`links`),
  { front: 'accent', ground: 'surface-3', least: part, seen: phrase`the focus ring on a secondary button` },
  { front: 'on-accent', ground: 'accent', least: text, seen: phrase`selected text and badges` },
  ...status('hot', phrase`an error message`),
  { front: 'hot', ground: 'input-fill', least: text, seen: phrase`an error in a field` },
  { front: 'on-hot', ground: 'hot', least: text, seen: phrase`the button for a dangerous action` },
  ...status('ok', phrase`a success message`),
  ...status('warn', phrase`a warning message`),
  ...status('info', phrase`an info message`),
  { front: 'input-line', ground: 'input-fill', least: part, seen: phrase`the border of a field` },
  { front: 'input-line', ground: 'surface-1', least: part, seen: phrase`the border of a field on a card` },
  { front: 'on-flap', ground: 'flap', least: text, seen: phrase`the digits of the jackpot` },
  {
    front: 'on-flap',
    ground: 'flap-foot',
    least: text,
    seen: phrase`the top and bottom of the jackpot digits`,
  },
  { front: 'text-1', ground: 'jackpot', least: text, seen: phrase`the heading of the jackpot board` },
  { front: 'text-2', ground: 'jackpot', least: text, seen: phrase`a caption of the jackpot board` },
  ...(['level-1', 'level-2', 'level-3'] as const).flatMap((level) => [
    { front: level, ground: 'surface-1' as const, least: text, seen: phrase`the name of a jackpot` },
    { front: level, ground: 'jackpot' as const, least: text, seen: phrase`the name of a jackpot` },
  ]),
]

const white: Rgba = [255, 255, 255, 1]

export const schemes = ['dark', 'light'] as const
export type Scheme = (typeof schemes)[number]

/** Contrast of a pair in one color scheme. */
export interface ContrastFigure {
  scheme: Scheme
  pair: ContrastPair
  /** Two decimals, never rounded up to a figure that would pass. */
  figure: string
  passes: boolean
}

/** Contrast of pairs, by default of all, in a set of colors; a missing or invalid color counts as transparent. */
export function contrastFigures(
  scheme: Scheme,
  colours: Readonly<Record<string, unknown>>,
  pairs: readonly ContrastPair[] = contrastPairs,
): ContrastFigure[] {
  return pairs.map((pair) => {
    const figure = contrastOf(scheme, colours, pair)
    return { scheme, pair, figure: floored(figure), passes: figure >= pair.least }
  })
}

function contrastOf(scheme: Scheme, colours: Readonly<Record<string, unknown>>, pair: ContrastPair): number {
  const colour = (name: ColourToken) => {
    const text = colours[name]
    return (typeof text === 'string' ? parseColour(text) : null) ?? ([0, 0, 0, 0] as const)
  }
  // Translucent colors are blended with the page background, which itself is painted on white.
  const page = over(colour('bg'), white)
  const bare = over(colour(pair.ground), page)
  const [red, green, blue] = pair.tint ? colour(pair.tint) : [0, 0, 0]
  const ground = pair.tint ? over([red, green, blue, tintStrength[scheme]], bare) : bare
  return contrast(over(colour(pair.front), ground), ground)
}

const hint = phrase`Make one of the two colours lighter or darker`

/** Pairs of a theme with too little contrast; `path` leads to the foreground color. */
export function contrastIssues(theme: Theme): Issue[] {
  return [
    ...schemes.flatMap((scheme) =>
      contrastFigures(scheme, theme.colours[scheme]).flatMap((each) => (each.passes ? [] : [issueOf(each)])),
    ),
    ...veilIssue(theme),
  ]
}

function issueOf({ scheme, pair: { front, ground, tint, least, seen }, figure }: ContrastFigure): Issue {
  const name = tint ? phrase`${ground} tinted with ${tint}` : ground
  return errorAt(
    `/colours/${scheme}/${front}`,
    'low-contrast',
    phrase`${front} on ${name} has a contrast of ${figure}; at least ${least} is required: ${seen}`,
    hint,
  )
}

function veilIssue({ scenes }: Theme): Issue[] {
  if (!scenes) return []
  const figure = contrast(white, parseColour(scenes.veil) ?? white)
  if (figure >= text) return []
  return [
    errorAt(
      '/scenes/veil',
      'low-contrast',
      phrase`White on veil has a contrast of ${floored(figure)}; at least ${text} is required: the text on a banner`,
      hint,
    ),
  ]
}

/** Two decimals, never rounded up to a figure that would pass. */
function floored(figure: number): string {
  return (Math.floor(figure * 100) / 100).toFixed(2)
}
