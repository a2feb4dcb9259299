import { emblemUrl } from '../../../src/ui/art/emblem-names.ts'
import styles from './player-portrait.module.css'

const characters = ['leopard', 'falcon', 'fox', 'bear'] as const
const palettes = ['teal', 'rust', 'violet', 'crimson', 'indigo', 'emerald', 'plum', 'azure'] as const

/** A small number derived from a name, always the same. */
function numberOf(name: string): number {
  let sum = 7
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}

interface PlayerPortraitProps {
  /** Public name of the player. */
  name: string
  size: 's' | 'm' | 'l'
  isCrowned?: boolean
}

/** A portrait for a masked name, to tell rows apart. Decorative: the name is displayed beside it. */
export function PlayerPortrait({ name, size, isCrowned = false }: PlayerPortraitProps) {
  const number = numberOf(name)
  return (
    <span
      className={styles.portrait}
      data-size={size}
      data-palette={palettes[number % palettes.length]}
      aria-hidden="true"
    >
      {isCrowned && (
        <img className={styles.crown} src={emblemUrl('crown')} alt="" width="44" height="44" loading="lazy" />
      )}
      <img
        className={styles.face}
        src={`/art/characters/${characters[(number >> 3) % characters.length]}.svg`}
        alt=""
        loading="lazy"
      />
    </span>
  )
}
