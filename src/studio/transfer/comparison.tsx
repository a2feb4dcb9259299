import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { ImportAnswer, ImportOutcome } from '../../../schemas/studio/imports.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { ChangeList } from './change-list.tsx'
import { FileList, PictureList } from './import-lists.tsx'
import { firstChoice, hostOf } from './choices.ts'
import { ImportForm } from './import-form.tsx'
import { Imported } from './imported.tsx'
import { Alert } from '../kit/alert.tsx'
import shell from '../shell/shell.module.css'
import { Message } from '../kit/message.tsx'
import styles from './transfer.module.css'

interface ComparisonProps {
  comparison: ImportAnswer
  isReading: boolean
  onCompareAgain: () => void
}

/** Another site beside this one: what differs, and what to take from there. */
export function Comparison({ comparison, isReading, onCompareAgain }: ComparisonProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const reasonOf = useReason()
  const { mutate } = useSWRConfig()
  const isAdmin = useMay('admin')
  const { id, fingerprint, source, changes, unchanged, pictures, files, isWhole } = comparison
  const [chosen, setChosen] = useState(() => firstChoice(changes, isAdmin))
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [isStale, setIsStale] = useState(false)
  const take = useAction(
    async (release: string | null) => {
      setOutcome(null)
      const documents = changes
        .filter((change) => chosen.has(nameOf(change)))
        .map(({ kind, key }) => ({ kind, key }))
      setOutcome(await callStudio('imports.apply', { id, fingerprint, documents, release }))
      await mutate((key) => !(Array.isArray(key) && key[0] === 'imports.open'))
    },
    (error) => {
      setIsStale(error instanceof StudioError && error.type === 'Conflict')
      return reasonOf(error)
    },
  )

  if (outcome?.imported)
    return <Imported outcome={outcome} isReading={isReading} onCompareAgain={onCompareAgain} />

  const sums = (['new', 'changed', 'removed'] as const).map((change) => ({
    change,
    count: changes.filter((each) => each.change === change).length,
  }))
  return (
    <>
      <div>
        <h1 className={shell.title}>{t('transfer.comparison', { site: hostOf(source.url) })}</h1>
        <p className={styles.hint}>
          {t('transfer.exported', { time: time(source.exportedAt), version: source.contentVersion })}
          {!isWhole && ` ${t('transfer.partOnly')}`}
        </p>
      </div>
      <ul className={styles.sums}>
        {sums
          .filter(({ count }) => count > 0)
          .map(({ change, count }) => (
            <li key={change} data-change={change}>
              {t(`transfer.sums.${change}`, { count })}
            </li>
          ))}
        <li>{t('transfer.sums.unchanged', { count: unchanged })}</li>
      </ul>
      {changes.length === 0 ? (
        <EmptyState emblem="star" title={t('transfer.same')} text={t('transfer.sameText')} />
      ) : (
        <ChangeList changes={changes} chosen={chosen} onChange={setChosen} />
      )}
      <PictureList pictures={pictures} />
      <FileList files={files} />
      {outcome && (
        <section aria-live="polite">
          <Message tone="error">{t('transfer.rejected')}</Message>
          <IssueList issues={outcome.issues.filter(({ severity }) => severity === 'error')} />
        </section>
      )}
      {take.reason && (
        <Alert>
          <p>{take.reason}</p>
          {isStale && (
            <Button size="s" variant="outline" loading={isReading} onClick={onCompareAgain}>
              {t('transfer.again')}
            </Button>
          )}
        </Alert>
      )}
      {changes.length > 0 && (
        <ImportForm
          chosen={changes.filter((change) => chosen.has(nameOf(change)))}
          site={hostOf(source.url)}
          isPending={take.isPending}
          onImport={take.run}
        />
      )}
    </>
  )
}
