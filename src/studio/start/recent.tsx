import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RecentPublication } from '../../../schemas/studio/answers.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nameOf } from '../documents/kind-groups.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Loaded } from '../loaded.tsx'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Panel } from './panel.tsx'
import styles from './start.module.css'

/** The last publications, each with the history of its documents, where they can be undone. */
export function Recent() {
  const { t } = useTranslation()
  const overview = useStudioData('documents.overview', {}, 60)
  return (
    <Panel title={t('start.recent')}>
      <Loaded reading={overview} waiting={<Skeleton height="200px" />}>
        {({ recent }) =>
          recent.length === 0 ? (
            <p className={styles.empty}>{t('start.nothingPublished')}</p>
          ) : (
            <ul className={styles.rows}>
              {recent.map((each) => (
                <Row key={each.contentVersion} publication={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Row({ publication }: { publication: RecentPublication }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const titleOf = useDocumentName()
  const { by, at, contentVersion, count, documents } = publication
  const rest = count - documents.length
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        <span className={styles.name}>
          {documents.map((document, index) => (
            <span key={nameOf(document)}>
              {index > 0 && ', '}
              <Link
                to={document.isRemoval ? '/archive' : `/documents/${nameOf(document)}?view=history`}
                className={styles.link}
              >
                {titleOf(document)}
              </Link>
              {document.isRemoval && ` (${t('start.removed')})`}
            </span>
          ))}
          {rest > 0 && ` ${t('start.more', { count: rest })}`}
        </span>
        <span className={styles.detail}>
          {[by, time(at), t('start.version', { version: contentVersion })].join(' · ')}
        </span>
      </span>
    </li>
  )
}
