import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isPastRelease, type Release } from '../../../schemas/studio/releases.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { ReleaseState } from '../releases/release-state.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { Nothing } from './nothing.tsx'
import { Panel } from './panel.tsx'
import styles from './start.module.css'

/** Releases that are prepared or scheduled, the next one first. */
export function Releases() {
  const { t } = useTranslation()
  const releases = useStudioData('releases.list', {}, 60)
  return (
    <Panel
      title={t('start.releases')}
      count={releases.data?.filter((release) => !isPastRelease(release)).length}
    >
      <Loaded reading={releases} waiting={<Skeleton height="80px" />}>
        {(list) => {
          const prepared = list.filter((release) => !isPastRelease(release)).sort(byTime)
          return (
            <>
              {prepared.length === 0 && (
                <Nothing icon="flag" title={t('start.noReleases')} text={t('releases.noneText')} />
              )}
              <ul className={styles.rows}>
                {prepared.map((release) => (
                  <Row key={release.id} release={release} />
                ))}
              </ul>
              <Link to="/releases" className={styles.more}>
                {t('start.allReleases')}
              </Link>
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}

const never = '9999'
const byTime = (one: Release, other: Release) => (one.at ?? never).localeCompare(other.at ?? never)

function Row({ release }: { release: Release }) {
  const { t } = useTranslation()
  const { id, name, state, documents, by } = release
  return (
    <li className={styles.release} data-state={state}>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {[t('releases.count', { count: documents.length }), by].join(' · ')}
        </span>
      </span>
      <ReleaseState release={release} />
      <Link
        to={`/releases/${id}`}
        aria-label={`${t('start.open')}: ${name}`}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        {t('start.open')}
      </Link>
    </li>
  )
}
