import { classNames } from '../styles/class-names.ts'
import { composeCover, type CoverArt, type CoverSource } from './cover-art.ts'
import styles from './cover.module.css'
import { emblemUrl } from './emblem-names.ts'

interface CoverAppearance {
  /** Visible at first: loaded at once, before the code of the page. */
  eager?: boolean | undefined
  className?: string | undefined
}

/** A game, or its precomposed cover: lists use `composeCovers`, so that neighbours differ. */
export type CoverProps = CoverAppearance & (CoverSource | { art: CoverArt })

/** A composed cover consists only of classes, computed once per cover: a page shows dozens of them. */
const classes = new WeakMap<CoverArt, { cover: string; title: string; titled: string }>()

function classesOf(art: CoverArt) {
  const known = classes.get(art)
  if (known !== undefined) return known
  const made = {
    cover: classNames(
      styles.cover,
      styles[art.backdrop],
      art.satellites !== null && styles[`satellites${art.satellites}`],
    ),
    title: classNames(styles.title, styles[art.voice]),
    titled: classNames(styles.titled, styles[art.voice]),
  }
  classes.set(art, made)
  return made
}

/** Attributes of the element that is the frame of a composed cover. */
export function coverAttributes(art: CoverArt, className?: string) {
  if (art.image !== undefined) return { className: classNames(styles.cover, className) }
  return {
    className: classNames(classesOf(art).cover, className),
    'data-palette': art.palette,
    'data-emblem': art.satellites === null ? undefined : art.emblem,
  }
}

/**
 * Attributes of an element around the frame that draws the cover's title above it, as generated content in its
 * first grid row. Lists of dozens of covers have one element less for each. Pictures have no title.
 */
export function titledAttributes(art: CoverArt | undefined, className?: string) {
  if (art === undefined || art.image !== undefined) return { className }
  return {
    className: classNames(className, classesOf(art).titled),
    'data-palette': art.palette,
    'data-title': art.title,
    'data-title-size': art.size * 10,
  }
}

/** The picture inside the frame of a cover. */
export function CoverPicture({ art, eager, alt }: { art: CoverArt; eager: boolean; alt: string }) {
  const loading = eager ? 'eager' : 'lazy'
  const fetchPriority = eager ? 'high' : undefined
  if (art.image !== undefined)
    return (
      <img
        className={styles.image}
        src={art.image}
        alt={alt}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
      />
    )
  return (
    <img
      className={styles.emblem}
      data-tilt={art.tilt}
      src={emblemUrl(art.emblem)}
      width="200"
      height="200"
      alt={alt}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
    />
  )
}

/**
 * The picture of a game, 3:4, composed from its name and type if it has none. It fills its container's width.
 * Decorative: the text beside it has the game's name.
 */
export function Cover({ eager = false, className, ...source }: CoverProps) {
  const art = 'art' in source ? source.art : composeCover(source)
  return (
    <span {...coverAttributes(art, className)}>
      <CoverPicture art={art} eager={eager} alt="" />
      {art.image === undefined && (
        <span className={classesOf(art).title} data-title-size={art.size * 10} aria-hidden="true">
          {art.title}
        </span>
      )}
    </span>
  )
}
