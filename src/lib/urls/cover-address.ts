import { isEmblemName, isPaletteName, type EmblemName, type PaletteName } from '../../../schemas/art.ts'

export const coverBackdrops = ['rays', 'orbits', 'scallops', 'dunes', 'stage', 'curve', 'mosaic'] as const

export type CoverBackdrop = (typeof coverBackdrops)[number]

/** What the picture of a composed cover shows. Its title is text above it. */
export interface CoverLook {
  backdrop: CoverBackdrop
  palette: PaletteName
  emblem: EmblemName
  /** Of the emblem: an even number of degrees, at most 8 in either direction. */
  tilt: number
  /** Arrangement of the small copies around the emblem; null without copies. */
  satellites: 0 | 1 | 2 | 3 | null
  /** Height of the dark ground behind the title, in hundredths of the cover's width. */
  ground: number
}

/** How large the picture is: of a tile, or of a list's row, where a cover is at most 48 points wide. */
export type CoverSize = 'tile' | 'row'

/** Grounds are this many hundredths apart, so that more covers share a picture. */
const groundStep = 4

/** The ground of a title: its lines, and the space above and below them. */
export function groundOf(lines: number, size: number): number {
  return Math.ceil((22.5 + lines * size * 1.06) / groundStep) * groundStep
}

/** Address of the picture, which the server makes from the address alone. */
export function coverAddress(look: CoverLook, size: CoverSize): string {
  const { backdrop, palette, emblem, tilt, satellites, ground } = look
  const name = [backdrop, palette, emblem, tilt, satellites ?? 'none', ground].join('_')
  return `/nfx/covers/${name}${size === 'row' ? '_row' : ''}.webp`
}

/** Parses the file name of a picture. Returns null for names that no cover has. */
export function readCoverFile(file: string): { look: CoverLook; size: CoverSize } | null {
  const [, named, palette, emblem, turned, copies, high, row] =
    /^([a-z]+)_([a-z]+)_([a-z]+)_(-?[02468])_([0-3]|none)_(\d{2})(_row)?\.webp$/.exec(file) ?? []
  const backdrop = coverBackdrops.find((known) => known === named)
  const satellites = copies === 'none' ? null : ([0, 1, 2, 3] as const)[Number(copies)]
  const tilt = Number(turned)
  const ground = Number(high)
  if (!backdrop || !isPaletteName(palette) || !isEmblemName(emblem) || satellites === undefined) return null
  if (Object.is(tilt, -0) || ground % groundStep !== 0) return null
  return {
    look: { backdrop, palette, emblem, tilt, satellites, ground },
    size: row === undefined ? 'tile' : 'row',
  }
}
