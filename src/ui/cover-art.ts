import { hash, seededRandom } from './cover-random.ts'
import { splitTitle, titleSize, type CoverVoice } from './cover-title.ts'
import { isEmblemName, type EmblemName } from './emblem-names.ts'
import { isPaletteName, type PaletteName } from './palettes.ts'

export type CoverBackdrop = 'rays' | 'orbits' | 'scallops' | 'dunes' | 'stage' | 'curve' | 'mosaic'

/** Everything that the picture of a game is made of. */
export interface CoverArt {
  emblem: EmblemName
  palette: PaletteName
  backdrop: CoverBackdrop
  voice: CoverVoice
  lines: string[]
  /** Hundredths of the cover's width. */
  size: number
  /** Degrees. */
  tilt: number
  /** Which of the arrangements of small copies around the emblem. */
  satellites: 0 | 1 | 2 | 3
}

export interface CoverSource {
  name: string
  /** Type of the game on the platform. */
  type: string
  emblem?: string | null | undefined
  palette?: string | null | undefined
}

/** Palettes on which each emblem stands out. */
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
  backdrops: readonly CoverBackdrop[]
  voices: readonly CoverVoice[]
  emblems: readonly EmblemName[]
}

const slot: Family = {
  backdrops: ['rays', 'orbits', 'scallops', 'dunes'],
  voices: ['display', 'display', 'block', 'engraved'],
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
}

const families: Readonly<Record<string, Family>> = {
  slot,
  live: {
    backdrops: ['stage'],
    voices: ['engraved', 'display'],
    emblems: ['roulette', 'cards', 'chip', 'dice'],
  },
  casino: {
    backdrops: ['scallops', 'orbits'],
    voices: ['block', 'engraved'],
    emblems: ['cards', 'dice', 'chip', 'roulette'],
  },
  fast: {
    backdrops: ['mosaic', 'orbits'],
    voices: ['block', 'display'],
    emblems: ['rocket', 'plane', 'plinko', 'bomb', 'keno', 'ball'],
  },
}

/** What flies has a curve behind it, whatever its type. */
const flying: ReadonlySet<EmblemName> = new Set(['plane', 'rocket'])

/** Composes the cover of a game: the same for the same game, on the server and in the browser. */
export function composeCover({ name, type, emblem, palette }: CoverSource): CoverArt {
  const random = seededRandom(hash(`${type}:${name}`))
  const family = families[type] ?? slot
  const subject = isEmblemName(emblem) ? emblem : pick(family.emblems, random)
  const chosen = pick(contrasting[subject], random)
  const flies = flying.has(subject)
  const voice = pick(family.voices, random)
  const backdrop = pick(family.backdrops, random)
  const lines = splitTitle(name)
  const lettering = flies ? 'slanted' : voice
  return {
    emblem: subject,
    palette: isPaletteName(palette) ? palette : chosen,
    backdrop: flies ? 'curve' : backdrop,
    voice: lettering,
    lines,
    size: titleSize(lines, lettering),
    tilt: Math.round(random() * 16 - 8),
    satellites: pick([0, 1, 2, 3] as const, random),
  }
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}
