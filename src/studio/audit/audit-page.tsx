import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useImmer } from 'use-immer'
import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useSettled } from '../palette/use-settled.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useAuditFilters } from './audit-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { Detail, Hint } from '../kit/text.tsx'
import { ChangedList } from './changed-list.tsx'
import { mergeSaves, type ShownEntry } from './merge-saves.ts'
import { Subject } from './subject.tsx'
import { useDays } from './use-days.ts'
import styles from './audit.module.css'

const pageSize = 100

/** Who did what and when, newest first. */
export function AuditPage() {
  const { t } = useTranslation()
  const state = useAuditFilters()
  // Not every key of a search asks the server.
  const filters = useSettled(state.filters, state.filters.query === undefined ? 0 : 300)
  const newest = useStudioData('audit.list', filters)
  return (
    <ListPage
      title={t('audit.title')}
      above={<FilterBar {...state} />}
      reading={newest}
      none={{ title: t('audit.none'), text: t('audit.noneText') }}
    >
      {(entries) => (
        // Older entries that were loaded belong to one choice of filters.
        <Entries key={JSON.stringify(filters)} newest={entries} filters={filters} />
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
  const { dayOf } = useDays()
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
      {daysOf(mergeSaves(entries), dayOf).map(([day, items]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.dayName}>{day}</h2>
          <ol className={styles.entries}>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      <ActionError reason={reason} />
      {isAtEnd ? (
        <Hint>{t('audit.end')}</Hint>
      ) : (
        <Button variant="secondary" loading={isPending} onClick={loadOlder}>
          {t('audit.older')}
        </Button>
      )}
    </>
  )
}

/** Entries by the day of their readers, in the same order. */
function daysOf(entries: readonly ShownEntry[], dayOf: (at: string) => string): [string, ShownEntry[]][] {
  const days = new Map<string, ShownEntry[]>()
  for (const entry of entries) days.set(dayOf(entry.at), [...(days.get(dayOf(entry.at)) ?? []), entry])
  return [...days]
}

/** Who did what, when, and to what. */
function Entry({ entry }: { entry: ShownEntry }) {
  const { t } = useTranslation()
  const { timeOf } = useDays()
  const { at, by, login, action, subject, count, changes = [], leftOut, warnings, reason } = entry
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={at}>
        {timeOf(at)}
      </time>
      <div className={styles.deed}>
        <p>
          <strong>{t(`audit.actions.${action}`, { defaultValue: action })}</strong>{' '}
          <Subject action={action} text={subject} />
        </p>
        <Detail>
          {by || t('audit.server')}
          {login !== null && login !== by && ` · ${login}`}
          {count > 1 && ` · ${t('audit.saves', { count })}`}
        </Detail>
        {changes.length > 0 && <ChangedList changes={changes} leftOut={leftOut} />}
        {warnings && <Accepted warnings={warnings} reason={reason ?? ''} />}
      </div>
    </li>
  )
}

/** With which warnings something was published, and why all the same. */
function Accepted({ warnings, reason }: Pick<Required<AuditEntry>, 'warnings' | 'reason'>) {
  const { t } = useTranslation()
  const counts = Object.entries(warnings)
  const count = counts.reduce((sum, [, times]) => sum + times, 0)
  const codes = counts
    .map(([code, times]) => {
      const text = t(`audit.warnings.${code}`, { defaultValue: code })
      return times > 1 ? `${text} × ${times}` : text
    })
    .join(', ')
  return (
    <div className={styles.accepted}>
      {t('audit.accepted.warnings', { count })}: {codes}
      {reason !== '' && <p>{t('audit.accepted.reason', { reason })}</p>}
    </div>
  )
}
