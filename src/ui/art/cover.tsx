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
const classes = new WeakMap<CoverArt, { cover: string; title: string }>()

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

/** What a cover shows inside its frame. Decorative: the frame or a link around it has the game's name. */
export function CoverContent({ art, eager }: { art: CoverArt; eager: boolean }) {
  const loading = eager ? 'eager' : 'lazy'
  const fetchPriority = eager ? 'high' : undefined
  if (art.image !== undefined)
    return (
      <img
        className={styles.image}
        src={art.image}
        alt=""
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
      />
    )
  return (
    <>
      <img
        className={styles.emblem}
        data-tilt={art.tilt}
        src={emblemUrl(art.emblem)}
        width="200"
        height="200"
        alt=""
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
      />
      <span className={classesOf(art).title} data-title-size={art.size * 10} aria-hidden="true">
        {art.title}
      </span>
    </>
  )
}

/** The picture of a game, 3:4, composed from its name and type if it has none. It fills its container's width. */
export function Cover({ eager = false, className, ...source }: CoverProps) {
  const art = 'art' in source ? source.art : composeCover(source)
  return (
    <span {...coverAttributes(art, className)}>
      <CoverContent art={art} eager={eager} />
    </span>
  )
}
