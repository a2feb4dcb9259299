import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Loaded } from '../loaded.tsx'
import { useTimestamp } from '../use-language.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useAuditFilters } from './audit-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from '../shell/shell.module.css'
import auditStyles from './audit.module.css'

const pageSize = 100

/** Who did what and when, newest first. */
export function AuditPage() {
  const { t } = useTranslation()
  const state = useAuditFilters()
  const newest = useStudioData('audit.list', state.filters)
  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <h1 className={styles.title}>{t('audit.title')}</h1>
      <FilterBar {...state} />
      <Loaded reading={newest} waiting={<Skeleton height="200px" />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState emblem="star" title={t('audit.none')} text={t('audit.noneText')} />
          ) : (
            // Older entries that were loaded belong to one choice of filters.
            <Entries key={JSON.stringify(state.filters)} newest={entries} filters={state.filters} />
          )
        }
      </Loaded>
    </main>
  )
}

interface EntriesProps {
  newest: readonly AuditEntry[]
  filters: StudioParams<'audit.list'>
}

function Entries({ newest, filters }: EntriesProps) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const [older, setOlder] = useImmer<AuditEntry[]>([])
  const [isAtEnd, setIsAtEnd] = useState(newest.length < pageSize)
  const entries = [...newest, ...older]

  const {
    isPending,
    reason,
    run: loadOlder,
  } = useAction(async () => {
    const next = await callStudio('audit.list', { ...filters, before: entries.at(-1)?.id ?? 0 })
    setOlder((draft) => void draft.push(...next))
    setIsAtEnd(next.length < pageSize)
  })

  return (
    <>
      <table className={classNames(styles.table, styles.rows)}>
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.what')}</th>
            <th scope="col">{t('audit.on')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, by, login, action, subject, warnings, reason: why }) => (
            <tr key={id}>
              <td>{moment(at)}</td>
              <td>{login === null ? by : `${by} (${login})`}</td>
              <td>{t(`audit.actions.${action}`, { defaultValue: action })}</td>
              <td>
                <Subject text={subject} />
                {warnings && <Accepted warnings={warnings} reason={why ?? ''} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reason && <p role="alert">{reason}</p>}
      {isAtEnd ? (
        <p>{t('audit.end')}</p>
      ) : (
        <Button variant="secondary" loading={isPending} onClick={loadOlder}>
          {t('audit.older')}
        </Button>
      )}
    </>
  )
}

/** With which warnings something was published, and why all the same. */
function Accepted({ warnings, reason }: Pick<Required<AuditEntry>, 'warnings' | 'reason'>) {
  const { t } = useTranslation()
  const counts = Object.entries(warnings)
  const count = counts.reduce((sum, [, times]) => sum + times, 0)
  const codes = counts.map(([code, times]) => (times > 1 ? `${code} × ${times}` : code)).join(', ')
  return (
    <div className={auditStyles.accepted}>
      {t('audit.accepted.warnings', { count })}: {codes}
      {reason !== '' && <p>{t('audit.accepted.reason', { reason })}</p>}
    </div>
  )
}

/** What an action was about: documents by their titles, anything else as it was recorded. */
function Subject({ text }: { text: string }) {
  const titleOf = useDocumentName()
  const { data: documents = [] } = useStudioData('documents.list', {})
  return text.split(/(, |: )/).map((part, index) => {
    const found = documents.find((document) => nameOf(document) === part)
    return (
      <span key={index}>
        {found ? (
          <Link to={`/documents/${part}?view=history`} className={styles.textLink ?? ''}>
            {titleOf(found)}
          </Link>
        ) : (
          part
        )}
      </span>
    )
  })
}
