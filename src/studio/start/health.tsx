import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { Panel } from './panel.tsx'
import { useCheckedDrafts } from './use-checked-drafts.ts'
import { ActionError } from '../kit/action-error.tsx'
import styles from './start.module.css'

/** What the site shows, and documents with problems: rejected by the site, with errors in drafts, or not published when they were due. */
export function Health() {
  const { t } = useTranslation()
  const time = useTimestamp()
  const overview = useStudioData('documents.overview', {}, 60)
  const rejected = useStudioData('documents.refused', {}, 30)
  const schedules = useStudioData('schedules.list', {}, 60)
  return (
    <Panel title={t('start.health')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('start.published')}</dt>
          <dd>
            <Loaded reading={overview} waiting={<Skeleton height="24px" />}>
              {({ recent: [latest] }) =>
                latest
                  ? `${t('start.version', { version: latest.contentVersion })}, ${time(latest.at)}`
                  : t('start.nothingPublished')
              }
            </Loaded>
          </dd>
        </div>
        <div>
          <dt>{t('start.rejected')}</dt>
          <dd>
            <Loaded reading={rejected} waiting={<Skeleton height="24px" />}>
              {(issues) => <Names names={[...new Set(issues.map(({ document }) => document))]} />}
            </Loaded>
          </dd>
        </div>
        <div>
          <dt>{t('start.withErrors')}</dt>
          <dd>
            <DraftsWithErrors />
          </dd>
        </div>
        <div>
          <dt>{t('start.overdue')}</dt>
          <dd>
            <Loaded reading={schedules} waiting={<Skeleton height="24px" />}>
              {(list) => {
                const count = list.filter(({ state }) => state === 'refused').length
                if (count === 0) return t('start.noneOfThem')
                return (
                  <Link to="/schedules" className={styles.link}>
                    {count}
                  </Link>
                )
              }}
            </Loaded>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

function DraftsWithErrors() {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const { documents, check, hasDrafts } = useCheckedDrafts()
  const error: unknown = documents.error ?? check.error
  if (error !== undefined) return <ActionError reason={reasonOf(error)} />
  if (documents.data && !hasDrafts) return t('start.noneOfThem')
  if (!check.data) return t('editor.checking')
  const errors = check.data.issues.filter(({ severity }) => severity === 'error')
  return <Names names={[...new Set(errors.map(({ document }) => document))]} />
}

/** Links to documents, given as `kind/key`. */
function Names({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const { data = [] } = useStudioData('documents.list', {})
  if (names.length === 0) return t('start.noneOfThem')
  return names.map((name, index) => {
    const document = data.find((document) => nameOf(document) === name)
    return (
      <span key={name}>
        {index > 0 && ', '}
        <Link to={`/documents/${name}`} className={styles.link}>
          {document ? titleOf(document) : name}
        </Link>
      </span>
    )
  })
}
