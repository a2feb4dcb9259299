import type {
  BrandColours,
  ColourSet,
  ColourToken,
  MarkPaints,
  ScenePaints,
} from '../../../schemas/documents/theme/theme.ts'
import { contrast, parseColour, type Rgba } from '../../../schemas/documents/theme/colour.ts'
import type { Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import { nearestShade, shadeBeside, type Colours } from './nearest-colour.ts'
import { differenceOf, greyChroma, toHex, toOklch, type Oklch } from './oklch.ts'

/** What of a theme follows from the colors of a brand. */
export interface Palette {
  colours: Record<Scheme, ColourSet>
  scenes: ScenePaints
  mark: MarkPaints
}

/** Lightness, and chroma with a colorful background. */
type Tone = readonly [lightness: number, chroma: number]

/** Where the search for enough contrast begins. */
const tones = {
  dark: {
    bg: [0.167, 0.016],
    band: [0.188, 0.018],
    'surface-1': [0.212, 0.021],
    'surface-2': [0.251, 0.026],
    'surface-3': [0.3, 0.031],
    'surface-4': [0.361, 0.038],
    'input-fill': [0.188, 0.018],
    'text-1': [0.969, 0.01],
    'text-2': [0.799, 0.025],
    'text-3': [0.675, 0.03],
    'input-line': [0.575, 0.036],
    line: [0.96, 0.05],
    scrim: [0.12, 0.016],
    jackpot: [0.25, 0.03],
  },
  light: {
    bg: [0.967, 0.005],
    band: [0.949, 0.008],
    'surface-1': [1, 0],
    'surface-2': [0.976, 0.005],
    'surface-3': [0.941, 0.011],
    'surface-4': [0.901, 0.016],
    'input-fill': [1, 0],
    'text-1': [0.22, 0.029],
    'text-2': [0.466, 0.034],
    'text-3': [0.521, 0.03],
    'input-line': [0.643, 0.029],
    line: [0.28, 0.05],
    scrim: [0.19, 0.027],
    jackpot: [0.978, 0.025],
  },
} as const satisfies Record<Scheme, Record<string, Tone>>

/** Opacity in percent. */
const opacities = {
  dark: { line: 9, 'line-strong': 18, scrim: 70 },
  light: { line: 10, 'line-strong': 20, scrim: 55 },
} as const

/** Colors that mean the same on every site. */
const meanings = {
  dark: {
    hot: '#FF7568',
    'on-hot': '#2B0400',
    ok: '#63E09B',
    warn: '#FFBE5C',
    info: '#86BEFF',
    level: '#B4A5FF',
  },
  light: {
    hot: '#C22D27',
    'on-hot': '#FFFFFF',
    ok: '#11713F',
    warn: '#8A5200',
    info: '#1A5FB4',
    level: '#4A4FC4',
  },
} as const

/** A button that differs less from the page disappears in it. */
const minDifference = 0.17
/** Hardly anybody sees a smaller difference from the color of the brand. */
const imperceptible = 0.05
/** Contrast that white text needs on a button, with room for its gradient. */
const minContrast = 4.5
const white = '#FFFFFF'

const paint = (colour: string): Rgba => parseColour(colour) ?? [0, 0, 0, 1]

/** Black on white becomes white on black. */
const isGrey = ({ chroma }: Oklch) => chroma < greyChroma

/** A grey that is as visible on the other scheme. */
const mirrored = (own: Oklch): string => toHex({ ...own, lightness: Math.min(0.97, 1.17 - own.lightness) })

/** The color in another lightness, with at most this chroma. */
const muted = ({ chroma, hue }: Oklch, lightness: number, maxChroma: number): string =>
  toHex({ lightness, hue, chroma: Math.min(chroma, maxChroma) })

function translucent(colour: string, percent: number): string {
  return `rgb(${paint(colour).slice(0, 3).join(' ')} / ${percent}%)`
}

/** A tone in the hue of the background; a chosen background that fits the scheme is used as it is. */
function tinter(scheme: Scheme, { main, background }: BrandColours) {
  const { bg } = tones[scheme]
  const source = toOklch(background ?? main)
  const fits = scheme === 'dark' ? source.lightness < 0.3 : source.lightness > 0.9
  const exact = background !== undefined && fits ? background : null
  // A brand only tints its greys; a background that somebody chose may be colorful.
  const usual = Math.min(
    background === undefined ? 1 : 2.5,
    source.chroma / (background === undefined ? 0.08 : 0.05),
  )
  const strength = exact === null ? usual : Math.min(3, source.chroma / bg[1])
  const raised = exact !== null && scheme === 'dark' ? Math.max(0, source.lightness - bg[0]) : 0
  const tint = ([lightness, chroma]: Tone, offset = 0) =>
    toHex({ lightness: Math.min(1, lightness + offset), chroma: chroma * strength, hue: source.hue })
  return { tint, surface: (tone: Tone) => tint(tone, raised), bg: exact ?? tint(bg) }
}

/** Colors of a scheme that grows: each new one is readable beside those before it. */
function growing(scheme: Scheme, first: Colours) {
  let known = first
  function add(token: ColourToken, colour: string): string {
    const wanted = { ...known, [token]: colour }
    const readable = shadeBeside(scheme, wanted, token) ?? colour
    known = { ...known, [token]: readable }
    return readable
  }
  return {
    add,
    /** Adds white if it is readable, otherwise a dark text. */
    addText: (token: ColourToken, dark: string) =>
      shadeBeside(scheme, { ...known, [token]: white }, token) === white
        ? add(token, white)
        : add(token, dark),
  }
}

/** The color of a button, a trace darker if white text is readable on it then. */
function underWhite(fill: string): string {
  const takesWhite = (shade: string) => contrast(paint(shade), paint(white)) >= minContrast
  const shade = nearestShade(fill, takesWhite) ?? fill
  return differenceOf(shade, fill) <= imperceptible ? shade : fill
}

function colourSet(scheme: Scheme, brand: BrandColours): ColourSet {
  const own = tones[scheme]
  const isDark = scheme === 'dark'
  const { tint, surface, bg } = tinter(scheme, brand)
  const [main, second] = [toOklch(brand.main), toOklch(brand.second ?? brand.main)]
  const surfaces = {
    bg,
    band: surface(own.band),
    'surface-1': surface(own['surface-1']),
    'surface-2': surface(own['surface-2']),
    'surface-3': surface(own['surface-3']),
    'surface-4': surface(own['surface-4']),
    'input-fill': surface(own['input-fill']),
    jackpot: muted(main, own.jackpot[0], own.jackpot[1]),
    flap: muted(main, 0.31, 0.06),
    'flap-foot': muted(main, 0.21, 0.05),
  }
  const isSeen = (colour: string) =>
    [bg, surfaces['surface-1']].every((ground) => differenceOf(colour, ground) >= minDifference)
  const shade = isGrey(main) ? mirrored(main) : (nearestShade(brand.main, isSeen) ?? brand.main)
  const fill = underWhite(isSeen(brand.main) ? brand.main : shade)
  const button = toOklch(fill)
  const onPage = (colour: string, of: Oklch) =>
    isGrey(of) && of.lightness > 0.5 !== isDark ? mirrored(of) : colour

  const { add, addText } = growing(scheme, { ...surfaces, brand: fill })
  const { hot, ok, warn, info, level, 'on-hot': onHot } = meanings[scheme]
  const opacity = opacities[scheme]
  const accent = add('accent', onPage(brand.second ?? brand.main, second))
  return {
    ...surfaces,
    'text-1': add('text-1', tint(own['text-1'])),
    'text-2': add('text-2', tint(own['text-2'])),
    'text-3': add('text-3', tint(own['text-3'])),
    line: translucent(tint(own.line), opacity.line),
    'line-strong': translucent(tint(own.line), opacity['line-strong']),
    'input-line': add('input-line', tint(own['input-line'])),
    brand: fill,
    'on-brand': addText('on-brand', muted(button, 0.2, 0.05)),
    'brand-top': add('brand-top', toHex({ ...button, lightness: Math.min(1, button.lightness + 0.045) })),
    'brand-foot': add('brand-foot', toHex({ ...button, lightness: Math.max(0, button.lightness - 0.06) })),
    'brand-text': add('brand-text', onPage(brand.main, main)),
    accent,
    'on-accent': addText('on-accent', muted(second, 0.22, 0.04)),
    hot: add('hot', hot),
    'on-hot': add('on-hot', onHot),
    ok: add('ok', ok),
    warn: add('warn', warn),
    info: add('info', info),
    scrim: translucent(tint(own.scrim), opacity.scrim),
    'on-flap': add('on-flap', muted(main, 0.94, 0.06)),
    'level-1': add('level-1', warn),
    'level-2': add('level-2', accent),
    'level-3': add('level-3', level),
  }
}

/** Backdrop of the drawings; white texts are readable on its veil. */
function scenesOf({ main, background }: BrandColours): ScenePaints {
  const of = toOklch(background ?? main)
  const colourful = isGrey(of) ? toOklch(main) : of
  return {
    centre: muted(colourful, 0.57, 0.14),
    middle: muted(colourful, 0.44, 0.14),
    edge: muted(colourful, 0.2, 0.1),
    glow: muted(colourful, 0.82, 0.09),
    veil: muted(colourful, 0.17, 0.06),
  }
}

/** The mark is seen on dark and on light pages. */
function markOf(brand: BrandColours): MarkPaints {
  const onBoth = (colour: string) => {
    const own = toOklch(colour)
    return { ...own, lightness: Math.min(0.82, Math.max(0.52, own.lightness)) }
  }
  const [front, back] = [onBoth(brand.main), onBoth(brand.second ?? brand.main)]
  // A single color needs two shades for the hills to differ.
  const behind = brand.second === undefined ? { ...back, chroma: back.chroma / 2 } : back
  return {
    frontTop: toHex({ ...front, lightness: front.lightness + 0.05 }),
    frontFoot: toHex({ ...front, lightness: front.lightness - 0.1 }),
    backTop: toHex({ ...behind, lightness: behind.lightness + 0.04 }),
    backFoot: toHex({ ...behind, lightness: behind.lightness - 0.14 }),
  }
}

/**
 * Computes the colors of a theme. The colors of a brand are used as they are where texts stay readable, and in their
 * nearest readable shade elsewhere.
 */
export function paletteOf(brand: BrandColours): Palette {
  return {
    colours: { dark: colourSet('dark', brand), light: colourSet('light', brand) },
    scenes: scenesOf(brand),
    mark: markOf(brand),
  }
}
