import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import type { accountPanel } from './account-panel.schema.ts'
import styles from './account-panel.module.css'

export function AccountPanel({ id, props, slots }: BlockProps<typeof accountPanel, ReactNode>) {
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId} className={styles.title}>
        {props.title}
      </h2>
      {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      {slots['content'] && <div className={styles.content}>{slots['content']}</div>}
    </section>
  )
}
