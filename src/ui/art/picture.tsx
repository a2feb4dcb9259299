import type { ImgHTMLAttributes } from 'react'
import { mediaFileOf, mediaFormats, mediaWidths, readMediaAddress } from '../../../schemas/media.ts'

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'decoding'> {
  src: string
  /** What it shows; empty where it decorates. */
  alt: string
  /** Among the first things seen: loaded at once and before others. */
  isFirst?: boolean
}

/**
 * A picture. One of the media library comes in the width that fits and the smallest kind of file that the browser
 * knows, and keeps its place; any other as it is.
 */
export function Picture({ src, isFirst = false, ...rest }: PictureProps) {
  const picture = readMediaAddress(src)
  const image = (
    <img
      src={src}
      {...(picture && { width: picture.width, height: picture.height })}
      {...rest}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
    />
  )
  const widths = picture ? mediaWidths(picture) : []
  if (!picture || widths.length === 0) return image
  return (
    <picture>
      {mediaFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${mediaFileOf(picture, width, format)} ${width}w`).join(', ')}
          sizes={rest.sizes ?? '100vw'}
        />
      ))}
      {image}
    </picture>
  )
}
