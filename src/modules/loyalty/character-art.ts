import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import type { PaletteName } from '../../../schemas/art.ts'
import { emblemUrl } from '../../ui/art/emblem-names.ts'

/** The drawings of public/art/characters, with their background colours. */
const drawn: Readonly<Record<string, PaletteName>> = {
  leopard: 'teal',
  fox: 'violet',
  falcon: 'rust',
  bear: 'crimson',
}

/** The character shown if none is chosen. */
export const usualCharacter = { sysname: 'leopard', image_url: null }

/** Picture of a character: its own, else the drawing for its name, else the default emblem. */
export function characterArt({ sysname, image_url }: Pick<LoyaltyCharacter, 'sysname' | 'image_url'>): {
  src: string
  palette: PaletteName
} {
  const palette = drawn[sysname]
  const drawing = palette === undefined ? emblemUrl('crown') : `/art/characters/${sysname}.svg`
  return { src: image_url ?? drawing, palette: palette ?? 'night' }
}
