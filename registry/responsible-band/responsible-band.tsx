import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import type { responsibleBand } from './responsible-band.schema.ts'
import styles from './responsible-band.module.css'

export function ResponsibleBand({ id, props }: BlockProps<typeof responsibleBand, ReactNode>) {
  const { title, text, button } = props
  return (
    <section className={styles.band} aria-labelledby={`${id}-title`}>
      <bdi className={styles.age}>18+</bdi>
      <div>
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      <ActionButton action={button.action} icon={button.icon} variant={button.variant ?? 'outline'}>
        {button.label}
      </ActionButton>
    </section>
  )
}
