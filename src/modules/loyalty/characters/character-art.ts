import type { LoyaltyCharacter } from '../../../../schemas/api/entities/loyalty.ts'
import type { PaletteName } from '../../../../schemas/art.ts'
import { emblemUrl } from '../../../ui/art/emblem-names.ts'

/** The drawings of public/art/characters, each with the colours behind it. */
const drawn: Readonly<Record<string, PaletteName>> = {
  leopard: 'teal',
  fox: 'violet',
  falcon: 'rust',
  bear: 'crimson',
}

/** Who stands there where nobody has been chosen. */
export const usualCharacter = { sysname: 'leopard', image_url: null }

/** The picture of a character: its own, else the drawing of its name, else the usual emblem. */
export function characterArt({ sysname, image_url }: Pick<LoyaltyCharacter, 'sysname' | 'image_url'>): {
  src: string
  palette: PaletteName
} {
  const palette = drawn[sysname]
  const drawing = palette === undefined ? emblemUrl('crown') : `/art/characters/${sysname}.svg`
  return { src: image_url ?? drawing, palette: palette ?? 'night' }
}
