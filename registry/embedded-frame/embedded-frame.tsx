import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import type { embeddedFrame } from './embedded-frame.schema.ts'
import styles from './embedded-frame.module.css'

export function EmbeddedFrame({ props }: BlockProps<typeof embeddedFrame, ReactNode>) {
  const { address, title, ratio, caption } = props
  return (
    <Figure caption={caption}>
      {/* The frame may run scripts and store its own data, but not navigate this page or open dialogs over it. */}
      <iframe
        className={styles.frame}
        style={ratioStyle(ratio)}
        src={address}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
    </Figure>
  )
}
