import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { image } from './image.schema.ts'
import styles from './views/image.module.css'

/** Width of the picture on wide screens, for the choice of its file. */
const sizes = { full: '50vw', text: '46rem', half: '40rem', third: '27rem' }

export function Image({ props }: BlockProps<typeof image, ReactNode>) {
  const { picture, variants = [], alt = '', ratio, fit, caption, isFirst = false, link } = props
  const { width = 'full', align } = props
  const shown = (
    <Picture
      className={styles.picture}
      style={ratioStyle(ratio)}
      data-fit={fit}
      src={picture}
      {...(variants.length > 0 && {
        srcSet: variants.map((variant) => `${variant.picture} ${variant.width}w`).join(', '),
      })}
      sizes={`(min-width: 1280px) ${sizes[width]}, 100vw`}
      alt={alt}
      isFirst={isFirst}
    />
  )
  return (
    <div className={styles.image} data-width={width} data-align={align}>
      <Figure caption={caption}>
        {link ? (
          <ActionButton action={link.action} className={styles.link} aria-label={link.label}>
            {shown}
          </ActionButton>
        ) : (
          shown
        )}
      </Figure>
    </div>
  )
}
