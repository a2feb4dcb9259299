import { use } from 'react'
import { LazyPictures } from './lazy-pictures.ts'
import { emblemUrl, type EmblemName } from './emblem-names.ts'

export { emblemNames, isEmblemName, type EmblemName } from './emblem-names.ts'

export interface EmblemProps {
  name: EmblemName
  /** Edge length in px. */
  size?: number
  className?: string | undefined
}

/** One of the drawn objects. Decorative: the text beside it conveys the meaning. */
export function Emblem({ name, size = 96, className }: EmblemProps) {
  return (
    <img
      src={emblemUrl(name)}
      width={size}
      height={size}
      alt=""
      decoding="async"
      loading={use(LazyPictures) ? 'lazy' : undefined}
      className={className}
      // Without a connection, such as in the message about it, the browser would show a torn picture.
      onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
    />
  )
}
