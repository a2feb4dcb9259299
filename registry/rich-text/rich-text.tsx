import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import type { richText } from './rich-text.schema.ts'
import styles from './rich-text.module.css'

export function RichText({ props }: BlockProps<typeof richText, ReactNode>) {
  return (
    <div className={styles.text}>
      {props.title !== undefined && <h1 className={styles.title}>{props.title}</h1>}
      {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
      {/* Sanitised when it was published. */}
      {props.text !== undefined && <div dangerouslySetInnerHTML={{ __html: props.text }} />}
    </div>
  )
}
