import type { ReactNode } from 'react'
import type { Static } from 'typebox'
import type { Resolved } from '../../../schemas/documents/localized.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import type { hero } from '../hero.schema.ts'
import styles from '../hero.module.css'

type SlideProps = Resolved<Static<(typeof hero)['props']>>['slides'][number] & {
  /** Visible at first: it has the main heading, and its picture is loaded with priority. */
  isFirst: boolean
  /** Blocks below the buttons. */
  content?: ReactNode
}

/** One offer on its scene. */
export function Slide({ tag, headline, terms, buttons, scene, picture, isFirst, content }: SlideProps) {
  const { site } = useConfig()
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <>
      <Picture
        className={styles.scene}
        src={picture ?? `${site.scenePath}/${scene}.svg`}
        alt=""
        width="1200"
        height="560"
        sizes="(min-width: 1696px) 1166px, (min-width: 768px) 917px, 420px"
        isFirst={isFirst}
      />
      <div className={styles.content}>
        {tag !== undefined && <p className={styles.tag}>{tag}</p>}
        <Heading className={styles.headline}>{headline}</Heading>
        <p className={styles.terms}>{terms}</p>
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ label, action, icon, variant = 'secondary' }, index) => (
              <ActionButton
                key={index}
                action={action}
                icon={icon}
                size="l"
                {...(variant === 'secondary' ? { className: styles.glass } : { variant })}
              >
                {label}
              </ActionButton>
            ))}
          </div>
        )}
        {content !== undefined && <div className={styles.inside}>{content}</div>}
      </div>
    </>
  )
}
