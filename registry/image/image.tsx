import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { image } from './image.schema.ts'
import styles from './image.module.css'

export function Image({ props }: BlockProps<typeof image, ReactNode>) {
  const { picture, variants = [], alt = '', ratio, fit, caption, isFirst = false } = props
  return (
    <Figure caption={caption}>
      <Picture
        className={styles.picture}
        style={ratioStyle(ratio)}
        data-fit={fit}
        src={picture}
        {...(variants.length > 0 && {
          srcSet: variants.map((variant) => `${variant.picture} ${variant.width}w`).join(', '),
        })}
        sizes="(min-width: 1280px) 50vw, 100vw"
        alt={alt}
        isFirst={isFirst}
      />
    </Figure>
  )
}
