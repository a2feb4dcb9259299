import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { RemovedDocument, RestoreAnswer } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useDocumentName } from './use-document-name.ts'
import styles from '../shell/shell.module.css'

interface Restored {
  document: RemovedDocument
  answer: RestoreAnswer
}

/** Documents that were removed from the site, to restore them. */
export function ArchivePage() {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const documents = useStudioData('archive.list', {})
  const reasonOf = useReason()
  const [restored, setRestored] = useState<Restored>()
  const { reason, isPending, run } = useAction(
    async (document: RemovedDocument) => {
      setRestored(undefined)
      const { kind, key } = document
      setRestored({ document, answer: await callStudio('archive.restore', { kind, key }) })
      await mutate(() => true)
    },
    (error) =>
      error instanceof StudioError && error.type === 'NotFound' ? t('archive.gone') : reasonOf(error),
  )
  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <h1 className={styles.title}>{t('archive.title')}</h1>
      <p>{t('archive.text')}</p>
      {reason && <p role="alert">{reason}</p>}
      <div role="status">{restored && <Result {...restored} />}</div>
      <Loaded reading={documents} waiting={<Skeleton height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState emblem="star" title={t('archive.none')} text={t('archive.noneText')} />
          ) : (
            <table className={classNames(styles.table, styles.rows)}>
              <thead>
                <tr>
                  <th scope="col">{t('archive.document')}</th>
                  <th scope="col">{t('archive.when')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((document) => (
                  <Row
                    key={`${document.kind}/${document.key}`}
                    document={document}
                    isPending={isPending}
                    onRestore={() => run(document)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </main>
  )
}

function Result({ document, answer }: Restored) {
  const { t } = useTranslation()
  const name = useDocumentName()(document)
  const address = `/documents/${document.kind}/${document.key}`
  if (answer.state === 'published')
    return (
      <p>
        {t('archive.restored', { name })}{' '}
        <Link to={address} className={styles.textLink ?? ''}>
          {t('archive.openDocument')}
        </Link>
      </p>
    )
  return (
    <>
      <p>
        {t('archive.asDraft', { name })}{' '}
        <Link to={address} className={styles.textLink ?? ''}>
          {t('archive.open')}
        </Link>
      </p>
      <IssueList issues={answer.issues.filter(({ severity }) => severity === 'error')} />
    </>
  )
}

interface RowProps {
  document: RemovedDocument
  isPending: boolean
  onRestore: () => void
}

function Row({ document, isPending, onRestore }: RowProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const mayRestore = useMay('publisher')
  const name = useDocumentName()(document)
  const { kind, key, title, at, by } = document
  return (
    <tr>
      <td>
        {name}
        <span className={styles.detail}>{[t(`kinds.${kind}`), ...(title ? [key] : [])].join(' · ')}</span>
      </td>
      <td>
        {time(at)} · {by}{' '}
        {mayRestore && (
          <Button
            variant="ghost"
            size="s"
            // Not `disabled`, which would lose the focus.
            aria-disabled={isPending}
            aria-label={`${t('archive.restore')}: ${name}`}
            onClick={onRestore}
          >
            {t('archive.restore')}
          </Button>
        )}
      </td>
    </tr>
  )
}
