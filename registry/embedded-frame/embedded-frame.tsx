import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { embeddedRights } from '../../src/lib/frames/embedded-rights.ts'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import type { embeddedFrame } from './embedded-frame.schema.ts'
import styles from './embedded-frame.module.css'

export function EmbeddedFrame({ props }: BlockProps<typeof embeddedFrame, ReactNode>) {
  const { address, title, ratio, caption } = props
  return (
    <Figure caption={caption}>
      <iframe
        className={styles.frame}
        style={ratioStyle(ratio)}
        src={address}
        title={title}
        sandbox={embeddedRights}
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
    </Figure>
  )
}
