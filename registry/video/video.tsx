import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useLocale } from '../../src/renderer/render-context.tsx'
import { Figure, ratioStyle } from '../../src/ui/display/figure.tsx'
import type { video } from './video.schema.ts'
import styles from './video.module.css'

export function Video({ props }: BlockProps<typeof video, ReactNode>) {
  const { film, poster, title, captions, ratio = '16:9', caption } = props
  const locale = useLocale()
  return (
    <Figure caption={caption}>
      <video
        className={styles.film}
        style={ratioStyle(ratio)}
        src={film}
        poster={poster}
        aria-label={title}
        // Subtitles of another host require CORS.
        crossOrigin={captions?.startsWith('http') ? 'anonymous' : undefined}
        controls
        playsInline
        preload="none"
      >
        {captions !== undefined && (
          <track kind="captions" src={captions} srcLang={locale} label={title} default />
        )}
      </video>
    </Figure>
  )
}
