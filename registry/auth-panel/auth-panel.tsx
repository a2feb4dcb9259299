import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Emblem } from '../../src/ui/emblem.tsx'
import type { authPanel } from './auth-panel.schema.ts'
import styles from './auth-panel.module.css'

export function AuthPanel({ props, slots }: BlockProps<typeof authPanel, ReactNode>) {
  return (
    <div className={styles.panel}>
      <aside className={styles.aside}>
        <p className={styles.headline}>{props.title}</p>
        <p className={styles.text}>{props.terms}</p>
        <Emblem name={props.emblem} size={240} className={styles.art} />
        <p className={styles.note}>
          <span className={styles.age}>18+</span>
          {props.notice}
        </p>
      </aside>
      <div className={styles.content}>{slots['content']}</div>
    </div>
  )
}
