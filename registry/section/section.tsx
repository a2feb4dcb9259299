import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Picture } from '../../src/ui/art/picture.tsx'
import type { section } from './section.schema.ts'
import styles from './section.module.css'

export function Section({ id, props, slots }: BlockProps<typeof section, ReactNode>) {
  const headingId = `${id}-heading`
  return (
    <section
      id={props.anchor}
      aria-labelledby={headingId}
      className={styles.section}
      data-background={props.background}
      data-width={props.width}
      data-padding={props.padding}
      data-gap={props.gap}
      data-picture={props.picture === undefined ? undefined : ''}
    >
      {props.picture !== undefined && (
        <Picture className={styles.picture} src={props.picture} alt="" sizes="100vw" />
      )}
      <div>
        <h2 id={headingId} className={styles.heading}>
          {props.title}
        </h2>
        {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      </div>
      {slots['content']}
    </section>
  )
}
