import { useRef } from 'react'
import { useSiteLocale } from '../use-language.ts'
import { useSize } from '../preview/use-size.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  of: 'block' | 'template'
  /** Type of the block, or id of the template. */
  name: string
}

/** Width of the page in a thumbnail, in its own pixels: wide enough for columns, narrow enough to be read. */
const pageWidth = 960

/** A block or template as the site would show it, scaled down. It repeats what the text beside it names. */
export function Thumbnail({ of, name }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const size = useSize(frame)
  const locale = useSiteLocale()
  const scale = size ? size.width / pageWidth : 0
  return (
    <span ref={frame} className={styles.thumbnail} aria-hidden="true">
      {size && (
        <iframe
          title={name}
          tabIndex={-1}
          loading="lazy"
          src={`/nfx/thumbnails/${locale}/${of}/${name}`}
          style={{ width: pageWidth, height: size.height / scale, transform: `scale(${scale})` }}
        />
      )}
    </span>
  )
}
