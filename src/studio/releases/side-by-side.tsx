import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls/fields.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import { Loaded } from '../loaded.tsx'
import { fitPage } from '../preview/canvas/fit.ts'
import { usePreviewAddress } from '../preview/use-preview-address.ts'
import { useSize } from '../preview/canvas/use-size.ts'
import { useSiteLocale } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import styles from './releases.module.css'

const widthOfPhone = 390
/** Lifetime of the links in minutes; they are renewed long before. */
const lifeMinutes = 12 * 60

type Shown = { documents: DocumentName[] } | { release: number }

interface SideBySideProps {
  kind: DocumentKind
  name: string
  /** When the later state was stored. */
  changedAt: string
  then: { title: string; shown: Shown }
}

/** The page of a document as it is now on the site, and as it will be. */
export function SideBySide({ kind, name, changedAt, then }: SideBySideProps) {
  const { t } = useTranslation()
  const address = usePreviewAddress(kind, name, changedAt)
  const path = address.data?.path ?? '/'
  const visitor = { who: address.data?.forPlayers ? ('player' as const) : ('guest' as const) }
  return (
    <Loaded reading={address} waiting={<p className={styles.hint}>{t('loading')}</p>}>
      {() => (
        <div className={styles.pages}>
          <Side title={t('releases.now')} path={path} shown={{ documents: [] }} visitor={visitor} />
          <Side {...then} path={path} visitor={visitor} />
        </div>
      )}
    </Loaded>
  )
}

interface SideProps {
  title: string
  path: string
  shown: Shown
  visitor: { who: 'guest' | 'player' }
}

function Side({ title, path, shown, visitor }: SideProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const locale = useSiteLocale()
  const [isLoading, setIsLoading] = useState(true)
  const link = useStudioData('preview.link', {
    path: localePath(path, locale),
    minutes: lifeMinutes,
    visitor,
    ...shown,
  })
  const fit = size && fitPage(widthOfPhone, size)
  return (
    <figure className={styles.half}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div ref={stage} className={styles.stage}>
        <Loaded reading={link} waiting={<p className={styles.hint}>{t('loading')}</p>}>
          {({ path: address }) =>
            fit && (
              <div className={styles.page} style={{ ...fit.shown }}>
                {isLoading && <p className={styles.loading}>{t('loading')}</p>}
                <iframe
                  title={title}
                  src={address}
                  className={styles.frame}
                  style={{ ...fit.page, transform: `scale(${fit.scale})` }}
                  onLoad={() => setIsLoading(false)}
                />
              </div>
            )
          }
        </Loaded>
      </div>
    </figure>
  )
}
