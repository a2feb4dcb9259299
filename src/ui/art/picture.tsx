import type { ImgHTMLAttributes } from 'react'
import { useFirstPicture } from './lazy-pictures.ts'
import { scenePicture } from '../../lib/urls/scene-address.ts'
import { mediaFileOf, mediaFormats, mediaWidths, readMediaAddress } from '../../../schemas/media.ts'

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'decoding'> {
  src: string
  /** Describes the content; empty for decorative pictures. */
  alt: string
  /** Visible at first: loaded at once with priority. */
  isFirst?: boolean
}

/**
 * A picture. For pictures of the media library the browser chooses width and format, and their space is
 * reserved. Scenes are shown as pictures of their drawings, in the width that the browser chooses. Other pictures
 * are used as they are.
 */
export function Picture({ src, isFirst = false, ...rest }: PictureProps) {
  const first = useFirstPicture()
  const picture = readMediaAddress(src)
  const image = (
    <img
      {...(scenePicture(src) ?? { src })}
      {...(picture && { width: picture.width, height: picture.height })}
      {...rest}
      {...(isFirst ? first : { loading: 'lazy' })}
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
