import { useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../../schemas/studio/calls/fields.ts'
import { localePath } from '../../../lib/urls/locale-path.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { fitPage, type Fit } from '../../preview/canvas/fit.ts'
import { useSize } from '../../preview/canvas/use-size.ts'
import { useSiteLocale } from '../../use-language.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { isRendered } from './page-status.ts'
import styles from './comparison.module.css'

/** Lifetime of the links in minutes. */
const lifeMinutes = 12 * 60

/** Documents whose drafts are shown, or a release. */
export type Shown = { documents: DocumentName[] } | { release: number }

interface ComparedPageProps {
  title: string
  frame: Ref<HTMLIFrameElement>
  /** Path without language. */
  path: string
  shown: Shown
  visitor: { who: 'guest' | 'player' }
  /** Width of the page in its own pixels. */
  width: number
  /** Whether it gives way to the other page where there is room for one. */
  isBehind: boolean
  /** Why there is no page in this state; null: there is one. */
  missing: string | null
  /** What is shown above the page. */
  children: (fit: Fit) => ReactNode
}

/** One of two pages that are compared, scaled down to the space there is. */
export function ComparedPage({ title, width, isBehind, missing, ...rest }: ComparedPageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  return (
    <figure className={styles.half} data-behind={isBehind ? '' : undefined}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div ref={stage} className={styles.stage}>
        {missing === null ? (
          size && <LinkedPage title={title} fit={fitPage(width, size, 'fit')} {...rest} />
        ) : (
          <div className={styles.notice}>
            <EmptyState emblem="star" title={missing} />
          </div>
        )}
      </div>
    </figure>
  )
}

interface LinkedPageProps extends Omit<ComparedPageProps, 'width' | 'isBehind' | 'missing'> {
  fit: Fit
}

function LinkedPage({ title, frame, path, shown, visitor, fit, children }: LinkedPageProps) {
  const { t } = useTranslation()
  const locale = useSiteLocale()
  const [tries, setTries] = useState(0)
  const link = useStudioData(
    'preview.link',
    { path: localePath(path, locale), minutes: lifeMinutes, visitor, ...shown },
    0,
    // Each link is another address: the page would be loaded again whenever the window regains the focus.
    { focusThrottleInterval: lifeMinutes * 60 * 1000, revalidateOnReconnect: false },
  )
  return (
    <Loaded reading={link} waiting={<p className={styles.loading}>{t('loading')}</p>}>
      {({ path: address }) => (
        <FramedPage
          key={`${address} ${tries}`}
          title={title}
          frame={frame}
          address={address}
          fit={fit}
          // Pages without an address of their own are those of errors.
          mayFail={!path.startsWith('/_page/')}
          onRetry={() => setTries(tries + 1)}
        >
          {children}
        </FramedPage>
      )}
    </Loaded>
  )
}

interface FramedPageProps extends Pick<ComparedPageProps, 'title' | 'frame' | 'children'> {
  address: string
  fit: Fit
  mayFail: boolean
  onRetry: () => void
}

function FramedPage({ title, frame, address, fit, mayFail, onRetry, children }: FramedPageProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed')
    return (
      <div className={styles.notice}>
        <ErrorState
          title={t('comparison.failed')}
          text={t('comparison.failedText')}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      </div>
    )
  return (
    <div className={styles.page} style={{ ...fit.shown }}>
      {state === 'loading' && <p className={styles.loading}>{t('loading')}</p>}
      <iframe
        ref={frame}
        title={title}
        src={address}
        className={styles.frame}
        style={{ ...fit.page, transform: `scale(${fit.scale})` }}
        onLoad={({ currentTarget }) => setState(!mayFail || isRendered(currentTarget) ? 'shown' : 'failed')}
      />
      {state === 'shown' && children(fit)}
    </div>
  )
}
