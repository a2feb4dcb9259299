import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import { composeCover, type CoverSource } from './cover-art.ts'
import styles from './cover.module.css'
import { emblemUrl } from './emblem-names.ts'

export interface CoverProps extends CoverSource {
  /** A picture of the provider's, shown instead of the composed one. */
  image?: string | null | undefined
  /** Among the first things seen: loaded at once. */
  eager?: boolean | undefined
  className?: string | undefined
}

/**
 * The picture of a game, 3:4, composed from its name and type where it has none. It fills its
 * container's width. Decoration: the link or button around it bears the game's name.
 */
export function Cover({ image, eager = false, className, ...source }: CoverProps) {
  const loading = eager ? 'eager' : 'lazy'
  if (image)
    return (
      <span className={classNames(styles.cover, className)} aria-hidden="true">
        <img className={styles.image} src={image} alt="" loading={loading} decoding="async" />
      </span>
    )
  const art = composeCover(source)
  const emblem = emblemUrl(art.emblem)
  return (
    <span
      className={classNames(
        styles.cover,
        styles[art.backdrop],
        styles[`satellites${art.satellites}`],
        className,
      )}
      data-palette={art.palette}
      style={{ '--emblem': `url(${emblem})`, '--tilt': `${art.tilt}deg` }}
      aria-hidden="true"
    >
      <img
        className={styles.emblem}
        src={emblem}
        width="200"
        height="200"
        alt=""
        loading={loading}
        decoding="async"
      />
      <span className={classNames(styles.title, styles[art.voice])} style={{ '--size': art.size }}>
        {art.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
