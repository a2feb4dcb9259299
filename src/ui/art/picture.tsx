import type { ImgHTMLAttributes } from 'react'
import { focusedPicture } from './focal-point.ts'
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
 * A picture. For pictures of the media library the browser chooses width and format, and their space is reserved;
 * crops keep their focal point visible. Scenes are shown as pictures of their drawings, in the width that the browser
 * chooses. Other pictures are used as they are.
 */
export function Picture({ src: text, style, isFirst = false, ...rest }: PictureProps) {
  const first = useFirstPicture()
  const { src, style: focus } = focusedPicture(text)
  const picture = readMediaAddress(src)
  const image = (
    <img
      {...(scenePicture(src) ?? { src })}
      {...(picture && { width: picture.width, height: picture.height })}
      {...rest}
      style={focus ? { ...style, ...focus } : style}
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
