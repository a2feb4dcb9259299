import { mediaFileOf, mediaWidths, readMediaAddress } from '../../../schemas/media.ts'

/** A small picture of the site. Decorative: its description is shown next to it. */
export function Thumbnail({ address, className }: { address: string; className?: string | undefined }) {
  const picture = readMediaAddress(address)
  const [width] = picture ? mediaWidths(picture) : []
  const src = picture && width !== undefined ? mediaFileOf(picture, width, 'webp') : address
  return <img className={className} src={src} alt="" loading="lazy" decoding="async" />
}
