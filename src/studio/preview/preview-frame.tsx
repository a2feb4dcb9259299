import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { Loaded } from '../loaded.tsx'
import { fitPage, type Fit } from './fit.ts'
import { usePreviewToken } from './use-preview-token.ts'
import { useSize } from './use-size.ts'
import styles from './preview.module.css'

interface PreviewFrameProps {
  frame: Ref<HTMLIFrameElement>
  /** Path of the page, including the language. */
  path: string
  visitor: PreviewVisitor | undefined
  /** Width of the page in its own pixels. */
  width: number
  /** The page is reloaded when it changes. */
  version: string
}

/** The page with the drafts, as the server renders it for a visitor, scaled down to the space there is. */
export function PreviewFrame({ frame, path, visitor, width, version }: PreviewFrameProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const token = usePreviewToken(visitor)
  const loading = <p className={styles.loading}>{t('loading')}</p>
  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={t('preview.title')}>
      <Loaded reading={token} waiting={loading}>
        {({ token: value }) => {
          const address = withToken(path, value)
          return (
            size && (
              <Page
                key={`${address}:${version}`}
                frame={frame}
                address={address}
                fit={fitPage(width, size)}
              />
            )
          )
        }}
      </Loaded>
    </div>
  )
}

interface PageProps {
  frame: Ref<HTMLIFrameElement>
  address: string
  fit: Fit
}

/** With a simulated slow platform the page loads as slowly as for players. */
function Page({ frame, address, fit: { scale, page, shown } }: PageProps) {
  const { t } = useTranslation()
  const [isLoading, setIsLoading] = useState(true)
  return (
    <div className={styles.page} style={{ ...shown }}>
      {isLoading && <p className={styles.loading}>{t('loading')}</p>}
      <iframe
        ref={frame}
        title={t('preview.title')}
        src={address}
        className={styles.frame}
        style={{ ...page, transform: `scale(${scale})` }}
        onLoad={() => setIsLoading(false)}
      />
    </div>
  )
}

function withToken(path: string, token: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}${url.hash}`
}
