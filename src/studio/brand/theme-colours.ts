import { isRecord } from '../../../schemas/is-record.ts'
import { parseColour } from '../../../schemas/documents/theme/colour.ts'
import { contrastFigures, schemes, type Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import { colourTokens, type BrandColours, type ColourToken } from '../../../schemas/documents/theme/theme.ts'
import { isDraftRecord, setAt } from '../json-path.ts'
import { nearestColour, type Colours } from './nearest-colour.ts'
import { paletteOf } from './palette.ts'

type Body = Readonly<Record<string, unknown>>

export const isToken = (name: string): name is ColourToken => Object.hasOwn(colourTokens, name)

/** The colors of a scheme in a theme that is being edited. */
export function coloursIn({ colours }: Body, scheme: Scheme): Colours {
  const set = isRecord(colours) ? colours[scheme] : undefined
  if (!isRecord(set)) return {}
  return Object.fromEntries(
    Object.entries(set).filter(([name, value]) => isToken(name) && typeof value === 'string'),
  )
}

const hex = /^#[0-9a-f]{6}$/i

/** The colors of the brand; of a theme without them, those of its dark scheme that come closest. */
export function brandIn(body: Body): BrandColours {
  const own = isRecord(body['brand']) ? body['brand'] : {}
  const { brand, accent } = coloursIn(body, 'dark')
  const known = isRecord(body['brand']) ? own : { main: brand, second: accent }
  const colour = (value: unknown) => (typeof value === 'string' && hex.test(value) ? value : undefined)
  const [second, background] = [colour(known['second']), colour(known['background'])]
  return {
    main: colour(known['main']) ?? '#808080',
    ...(second !== undefined && { second }),
    ...(background !== undefined && { background }),
  }
}

/** The address of the logo; null: it is none of the site, whose pixels the Studio may not read. */
export function logoIn({ logo }: Body): string | null {
  const picture = isRecord(logo) ? logo['picture'] : undefined
  return typeof picture === 'string' && /^\/(?!\/)/.test(picture) ? picture : null
}

/** Changes the colors of the brand in a draft, and computes everything that follows from them. */
export function setBrand(draft: Record<string, unknown>, brand: BrandColours): void {
  const { colours, scenes, mark } = paletteOf(brand)
  Object.assign(draft, { brand, colours, scenes })
  if (isDraftRecord(draft['logo'])) draft['logo']['mark'] = mark
}

/** A color that publishing rejects, and the nearest one that it accepts. */
export interface Remedy {
  scheme: Scheme
  token: ColourToken
  /** null: no shade of the color is readable; one of its backgrounds has to change. */
  colour: string | null
}

/** What makes an unreadable color readable; null: the pointer leads to no color, or to one on an unreadable color. */
export function remedyAt(body: Body, pointer: string): Remedy | null {
  const [, field, name = '', token = ''] = pointer.split('/')
  const scheme = schemes.find((each) => each === name)
  if (field !== 'colours' || scheme === undefined || !isToken(token)) return null
  const unreadable = unreadableIn(body, scheme)
  const others = contrastFigures(scheme, coloursIn(body, scheme)).filter(
    ({ pair, passes }) => !passes && pair.front === token && unreadable.has(pair.ground),
  )
  // Its background has a remedy of its own, after which it may be readable.
  if (others.length > 0) return null
  return { scheme, token, colour: nearestColour(scheme, coloursIn(body, scheme), token) }
}

/** Applies a remedy to a draft. */
export function applyRemedy(draft: Record<string, unknown>, { scheme, token, colour }: Remedy): void {
  if (colour !== null) setAt(draft, ['colours', scheme, token], colour)
}

/** The contrast of a token where it is hardest to read. */
export interface TokenContrast {
  figure: string
  least: number
  passes: boolean
}

/** The tokens of a scheme that have to be readable on others, each with the contrast that comes closest to too little. */
export function contrastsIn(body: Body, scheme: Scheme): ReadonlyMap<ColourToken, TokenContrast> {
  const found = new Map<ColourToken, TokenContrast>()
  const share = ({ figure, least }: Pick<TokenContrast, 'figure' | 'least'>) => Number(figure) / least
  for (const { pair, figure, passes } of contrastFigures(scheme, coloursIn(body, scheme))) {
    const { front, least } = pair
    const known = found.get(front)
    if (!known || share({ figure, least }) < share(known)) found.set(front, { figure, least, passes })
  }
  return found
}

/** Those that are unreadable somewhere. */
export function unreadableIn(body: Body, scheme: Scheme): ReadonlyMap<ColourToken, TokenContrast> {
  return new Map([...contrastsIn(body, scheme)].filter(([, { passes }]) => !passes))
}

/** Whether a text is a color that browsers understand. */
export const isColour = (text: string): boolean => parseColour(text) !== null
