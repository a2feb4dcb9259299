import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useTimestamp } from '../use-language.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useAuditFilters } from './audit-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import { TextLink } from '../kit/text.tsx'
import styles from './audit.module.css'

const pageSize = 100

/** Who did what and when, newest first. */
export function AuditPage() {
  const { t } = useTranslation()
  const state = useAuditFilters()
  const newest = useStudioData('audit.list', state.filters)
  return (
    <ListPage
      title={t('audit.title')}
      above={<FilterBar {...state} />}
      reading={newest}
      none={{ title: t('audit.none'), text: t('audit.noneText') }}
    >
      {(entries) => (
        // Older entries that were loaded belong to one choice of filters.
        <Entries key={JSON.stringify(state.filters)} newest={entries} filters={state.filters} />
      )}
    </ListPage>
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

  const columns: Column<AuditEntry>[] = [
    { title: t('audit.when'), cell: ({ at }) => moment(at) },
    { title: t('audit.who'), cell: ({ by, login }) => (login === null ? by : `${by} (${login})`) },
    { title: t('audit.what'), cell: ({ action }) => t(`audit.actions.${action}`, { defaultValue: action }) },
    {
      title: t('audit.on'),
      cell: ({ subject, warnings, reason: why }) => (
        <>
          <Subject text={subject} />
          {warnings && <Accepted warnings={warnings} reason={why ?? ''} />}
        </>
      ),
    },
  ]
  return (
    <>
      <DataTable columns={columns} items={entries} keyOf={({ id }) => id} />
      <ActionError reason={reason} />
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
    <div className={styles.accepted}>
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
        {found ? <TextLink to={`/documents/${part}?view=history`}>{titleOf(found)}</TextLink> : part}
      </span>
    )
  })
}
