import { focusedPicture } from '../focal-point.ts'
import { useFirstPicture } from '../lazy-pictures.ts'
import { coverAddress, type CoverSize } from '../../../lib/urls/cover-address.ts'
import { classNames } from '../../styles/class-names.ts'
import { composeCover, type CoverArt, type CoverSource } from './cover-art.ts'
import styles from './cover.module.css'

interface CoverAppearance {
  /** Visible at first: loaded at once, before the code of the page. */
  eager?: boolean | undefined
  size?: CoverSize | undefined
  className?: string | undefined
}

/** A game, or its precomposed cover: lists use `composeCovers`, so that neighbours differ. */
export type CoverProps = CoverAppearance & (CoverSource | { art: CoverArt })

/** The class names of a title, by its lettering. */
const titles = {
  display: `${styles.title} ${styles.display}`,
  block: `${styles.title} ${styles.block}`,
  slanted: `${styles.title} ${styles.slanted}`,
} satisfies Record<CoverArt['voice'], string>

/** Attributes of the element that is the frame of a cover. */
export function coverAttributes(className?: string) {
  return { className: classNames(styles.cover, className) }
}

/**
 * Attributes of an element around the frame that draws the cover's title above it, as generated content in its
 * first grid row. Lists of dozens of covers have one element less for each. Pictures have no title.
 */
export function titledAttributes(art: CoverArt | undefined, className?: string) {
  if (art === undefined || art.image !== undefined) return { className }
  return {
    className: classNames(className, styles.titled, styles[art.voice]),
    'data-palette': art.palette,
    'data-title': art.title,
    'data-title-size': art.size * 10,
  }
}

interface CoverPictureProps {
  art: CoverArt
  eager: boolean
  alt: string
  size?: CoverSize | undefined
}

/** The picture inside the frame of a cover. */
export function CoverPicture({ art, eager, alt, size = 'tile' }: CoverPictureProps) {
  const first = { loading: 'eager' as const, ...useFirstPicture() }
  return (
    <img
      className={styles.image}
      {...focusedPicture(art.image ?? coverAddress(art, size))}
      alt={alt}
      {...(eager ? first : { loading: 'lazy' })}
      decoding="async"
    />
  )
}

/**
 * The picture of a game, 3:4, composed from its name and type if it has none. It fills its container's width.
 * Decorative: the text beside it has the game's name.
 */
export function Cover({ eager = false, className, size, ...source }: CoverProps) {
  const art = 'art' in source ? source.art : composeCover(source)
  return (
    <span {...coverAttributes(className)} data-palette={art.palette}>
      <CoverPicture art={art} eager={eager} size={size} alt="" />
      {art.image === undefined && (
        <span className={titles[art.voice]} data-title-size={art.size * 10} aria-hidden="true">
          {art.title}
        </span>
      )}
    </span>
  )
}
