import { useRef } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { useSiteLocale } from '../use-language.ts'
import { useSize } from '../preview/canvas/use-size.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  of: 'block' | 'template'
  /** Type of the block, or id of the template. */
  name: string
  /** Forms are as narrow as on phones. */
  isNarrow?: boolean
  /** There is nothing to show until somebody chooses what. */
  isEmpty?: boolean | undefined
}

/** Width of the page in a thumbnail, in its own pixels: wide enough for columns, narrow enough to be read. */
const pageWidth = 960
const narrowWidth = 560
/** A block is alone in its picture. */
const blockWidth = 720

/** A block or template as the site would show it, scaled down. It repeats what the text beside it names. */
export function Thumbnail({ of, name, isNarrow = false, isEmpty = false }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const size = useSize(frame)
  const locale = useSiteLocale()
  const width = of === 'block' ? blockWidth : isNarrow ? narrowWidth : pageWidth
  const scale = size ? size.width / width : 0
  return (
    <span ref={frame} className={styles.thumbnail} aria-hidden="true">
      {isEmpty && <Icon name="grid" size={32} className={styles.empty} />}
      {size && !isEmpty && (
        <iframe
          title={name}
          tabIndex={-1}
          loading="lazy"
          src={`/nfx/thumbnails/${locale}/${of}/${name}`}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      )}
    </span>
  )
}
