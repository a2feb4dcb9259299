import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { Loaded } from '../loaded.tsx'
import { usePreviewToken } from './use-preview-token.ts'
import styles from './preview.module.css'

interface PreviewFrameProps {
  frame: Ref<HTMLIFrameElement>
  /** Path of the page, including the language. */
  path: string
  visitor: PreviewVisitor | undefined
  width: string
  /** The page is reloaded when it changes. */
  version: string
}

/** The page with the drafts, as the server renders it for a visitor. */
export function PreviewFrame({ frame, path, visitor, width, version }: PreviewFrameProps) {
  const { t } = useTranslation()
  const token = usePreviewToken(visitor)
  const loading = <p className={styles.loading}>{t('loading')}</p>
  return (
    // A page wider than the panel must be scrollable by keyboard.
    <div className={styles.stage} role="group" aria-label={t('preview.title')} tabIndex={0}>
      <Loaded reading={token} waiting={loading}>
        {({ token: value }) => {
          const address = withToken(path, value)
          return <Page key={`${address}:${version}`} frame={frame} address={address} width={width} />
        }}
      </Loaded>
    </div>
  )
}

type PageProps = Pick<PreviewFrameProps, 'frame' | 'width'> & { address: string }

/** With a simulated slow platform the page loads as slowly as for players. */
function Page({ frame, address, width }: PageProps) {
  const { t } = useTranslation()
  const [isLoading, setIsLoading] = useState(true)
  return (
    <>
      {isLoading && <p className={styles.loading}>{t('loading')}</p>}
      <iframe
        ref={frame}
        title={t('preview.title')}
        src={address}
        width={width}
        className={styles.frame}
        onLoad={() => setIsLoading(false)}
      />
    </>
  )
}

function withToken(path: string, token: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}${url.hash}`
}
