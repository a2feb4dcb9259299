import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TranslationCounts } from '../../../schemas/studio/overview.ts'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { localeName } from '../site-locales.ts'
import { useStudioData } from '../use-studio-data.ts'
import { DocumentLinks } from './document-links.tsx'
import { Panel } from './panel.tsx'
import styles from './start.module.css'

/** How complete each language of the site is, drafts included. */
export function Translations() {
  const { t } = useTranslation()
  const overview = useStudioData('documents.overview', {}, 60)
  return (
    <Panel title={t('start.translations')}>
      <Loaded reading={overview} waiting={<Skeleton height="120px" />}>
        {({ translations }) => translations.map((each) => <Language key={each.locale} state={each} />)}
      </Loaded>
    </Panel>
  )
}

/** Rounded down: only a complete language has 100 %. */
const percentOf = ({ total, missing }: TranslationCounts) =>
  total === 0 ? 100 : Math.floor(((total - missing) / total) * 1000) / 10

function Language({ state }: { state: TranslationCounts }) {
  const { t } = useTranslation()
  const id = useId()
  const { locale, missing, outdated, documents } = state
  const percent = percentOf(state)
  return (
    <div className={styles.language}>
      <p id={id} className={styles.figure}>
        <span lang={locale}>{localeName(locale)}</span>
        <strong>{t('start.percent', { percent })}</strong>
      </p>
      <ProgressBar percent={percent} labelledBy={id} />
      {outdated > 0 && (
        <p className={styles.detail}>
          <Link to={`/translations?locale=${locale}&state=outdated`} className={styles.link}>
            {t('start.outdated', { count: outdated })}
          </Link>
        </p>
      )}
      {missing > 0 && (
        <p className={styles.detail}>
          <Link to={`/translations?locale=${locale}&state=missing`} className={styles.link}>
            {t('start.missing', { count: missing })}
          </Link>{' '}
          <DocumentLinks documents={documents} />
        </p>
      )}
    </div>
  )
}
