import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { Prose } from '../../src/ui/display/prose.tsx'
import type { accordion } from './accordion.schema.ts'
import styles from './accordion.module.css'

export function Accordion({ id, props }: BlockProps<typeof accordion, ReactNode>) {
  return (
    <div className={styles.accordion}>
      {props.items.map(({ question, answer }, index) => (
        // The browser closes other elements with the same name.
        <details key={index} className={styles.item} name={props.isExclusive ? id : undefined}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron-down" className={styles.mark} />
          </summary>
          <Prose html={answer} className={styles.answer} />
        </details>
      ))}
    </div>
  )
}
