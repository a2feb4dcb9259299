import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import { Prose } from '../../src/ui/display/prose.tsx'
import type { richText } from './rich-text.schema.ts'
import styles from './rich-text.module.css'

export function RichText({ props }: BlockProps<typeof richText, ReactNode>) {
  const { title, lead, text } = props
  return (
    <div className={styles.article}>
      {title !== undefined && <PageTitle className={styles.title}>{title}</PageTitle>}
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {text !== undefined && <Prose html={text} />}
    </div>
  )
}
