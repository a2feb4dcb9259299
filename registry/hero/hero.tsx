import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import type { hero } from './hero.schema.ts'
import styles from './hero.module.css'

export function Hero({ props }: BlockProps<typeof hero, ReactNode>) {
  const { tag, headline, terms, buttons, scene } = props
  return (
    <section className={styles.hero}>
      <img
        className={styles.scene}
        src={`/art/scenes/${scene}.svg`}
        alt=""
        width="1200"
        height="560"
        fetchPriority="high"
      />
      <div className={styles.content}>
        {tag !== undefined && <p className={styles.tag}>{tag}</p>}
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.terms}>{terms}</p>
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ label, action, variant = 'secondary' }) => (
              <ActionButton
                key={label}
                action={action}
                size="l"
                {...(variant === 'secondary' ? { className: styles.glass } : { variant })}
              >
                {label}
              </ActionButton>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
