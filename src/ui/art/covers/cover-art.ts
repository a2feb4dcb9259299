import { isEmblemName, isPaletteName, type EmblemName, type PaletteName } from '../../../../schemas/art.ts'
import { groundOf, type CoverLook } from '../../../lib/urls/cover-address.ts'
import { hash, seededRandom } from './cover-random.ts'
import { splitTitle, titleSize, type CoverVoice } from './cover-title.ts'

/** All properties of a game's picture. Computed once per game and immutable. */
export interface CoverArt extends CoverLook {
  /** The game's own picture, which replaces the composed one. */
  image?: string
  voice: CoverVoice
  /** One or two lines. */
  title: string
  /** Font size of the title, in hundredths of the cover's width. */
  size: number
}

export interface CoverSource {
  name: string
  /** Type of the game on the platform. */
  type: string
  emblem?: string | null | undefined
  palette?: string | null | undefined
  image?: string | null | undefined
}

/** Palettes that contrast with each emblem. */
const contrasting: Record<EmblemName, readonly PaletteName[]> = {
  anor: ['emerald', 'teal', 'indigo'],
  ball: ['emerald', 'indigo', 'crimson'],
  bell: ['crimson', 'violet', 'indigo'],
  bolt: ['indigo', 'violet', 'azure'],
  bomb: ['plum', 'rust', 'teal'],
  book: ['rust', 'violet', 'indigo'],
  candy: ['azure', 'indigo', 'teal'],
  cards: ['emerald', 'crimson', 'indigo'],
  cherry: ['emerald', 'teal', 'azure'],
  chip: ['emerald', 'indigo', 'teal'],
  coin: ['violet', 'emerald', 'indigo'],
  coins: ['crimson', 'violet', 'emerald'],
  crown: ['violet', 'crimson', 'indigo'],
  dice: ['emerald', 'violet', 'indigo'],
  fish: ['azure', 'teal', 'indigo'],
  flake: ['indigo', 'violet', 'night'],
  gem: ['indigo', 'violet', 'crimson'],
  gift: ['teal', 'emerald', 'azure'],
  joker: ['emerald', 'azure', 'teal'],
  keno: ['violet', 'indigo', 'teal'],
  lotus: ['teal', 'azure', 'emerald'],
  plane: ['azure', 'indigo', 'teal'],
  plinko: ['indigo', 'violet', 'plum'],
  pyramid: ['rust', 'violet', 'indigo'],
  rocket: ['indigo', 'azure', 'violet'],
  roulette: ['emerald', 'teal', 'rust'],
  seven: ['indigo', 'teal', 'violet'],
  star: ['indigo', 'violet', 'crimson'],
  trophy: ['violet', 'indigo', 'emerald'],
  wolf: ['indigo', 'night', 'violet'],
}

interface Family {
  backdrops: readonly CoverLook['backdrop'][]
  voices: readonly CoverVoice[]
  emblems: readonly EmblemName[]
  /** Whether small copies surround the emblem. */
  isCrowded: boolean
}

const slot: Family = {
  backdrops: ['rays', 'orbits', 'scallops', 'dunes'],
  voices: ['display', 'display', 'block'],
  emblems: [
    'anor',
    'bell',
    'bolt',
    'book',
    'candy',
    'cherry',
    'coins',
    'crown',
    'fish',
    'flake',
    'gem',
    'gift',
    'joker',
    'lotus',
    'pyramid',
    'seven',
    'star',
    'wolf',
  ],
  isCrowded: true,
}

const families: Readonly<Record<string, Family>> = {
  slot,
  live: {
    backdrops: ['stage'],
    voices: ['display'],
    emblems: ['roulette', 'cards', 'chip', 'dice', 'crown', 'keno'],
    isCrowded: false,
  },
  casino: {
    backdrops: ['scallops', 'orbits'],
    voices: ['display'],
    emblems: ['cards', 'dice', 'chip', 'roulette'],
    isCrowded: true,
  },
  fast: {
    backdrops: ['mosaic', 'orbits'],
    voices: ['block', 'display'],
    emblems: ['rocket', 'plane', 'plinko', 'bomb', 'keno', 'ball'],
    isCrowded: false,
  },
}

/** Emblems that fly have a curve behind them, for any type. */
const flying: ReadonlySet<EmblemName> = new Set(['plane', 'rocket'])

/** Maximum number of cached covers: a few times the largest page. */
const kept = 2000
const composed = new Map<string, CoverArt>()

/** Composes the cover of a game: deterministic, on the server and in the browser. */
export function composeCover(source: CoverSource): CoverArt {
  const { name, type, emblem, palette, image } = source
  const key = [type, name, emblem, palette, image].join('\n')
  const known = composed.get(key)
  if (known !== undefined) return known
  const art = compose(source)
  composed.set(key, art)
  const [oldest] = composed.keys()
  if (composed.size > kept && oldest !== undefined) composed.delete(oldest)
  return art
}

/**
 * The covers of a list. If two neighbours would look alike, the later one takes its next palette, or the next
 * emblem if the palette is fixed; fixed values never change. The same list always looks the same.
 */
export function composeCovers(sources: readonly CoverSource[]): CoverArt[] {
  const covers: CoverArt[] = []
  for (const source of sources) {
    const art = composeCover(source)
    const before = covers.at(-1)
    covers.push(before !== undefined && looksLike(art, before) ? alternativeCover(source, art) : art)
  }
  return covers
}

function looksLike(one: CoverArt, other: CoverArt): boolean {
  if (one.image !== undefined || other.image !== undefined) return false
  return one.emblem === other.emblem && one.palette === other.palette
}

function alternativeCover(source: CoverSource, { emblem, palette }: CoverArt): CoverArt {
  if (!isPaletteName(source.palette))
    return composeCover({ ...source, emblem, palette: next(contrasting[emblem], palette) })
  if (!isEmblemName(source.emblem))
    return composeCover({ ...source, emblem: next(familyOf(source.type).emblems, emblem) })
  return composeCover(source)
}

function next<Item>(items: readonly Item[], item: Item): Item {
  return items[(items.indexOf(item) + 1) % items.length] ?? item
}

const familyOf = (type: string): Family => families[type] ?? slot

function compose({ name, type, emblem, palette, image }: CoverSource): CoverArt {
  const random = seededRandom(hash(`${type}:${name}`))
  const family = familyOf(type)
  const ownEmblem = pick(family.emblems, random)
  const subject = isEmblemName(emblem) ? emblem : ownEmblem
  const chosen = pick(contrasting[subject], random)
  const flies = flying.has(subject)
  const voice = pick(family.voices, random)
  const backdrop = pick(family.backdrops, random)
  const tilt = Math.round(random() * 8) * 2 - 8
  const satellites = pick([0, 1, 2, 3] as const, random)
  const lines = splitTitle(name)
  const lettering = flies ? 'slanted' : voice
  const size = titleSize(lines, lettering)
  return {
    ...(image && { image }),
    emblem: subject,
    palette: isPaletteName(palette) ? palette : chosen,
    backdrop: flies ? 'curve' : backdrop,
    voice: lettering,
    title: lines.join('\n'),
    size,
    ground: groundOf(lines.length, size),
    tilt,
    satellites: family.isCrowded && !flies ? satellites : null,
  }
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}
