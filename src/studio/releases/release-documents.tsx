import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { isOpenRelease, type OpenRelease, type ReleaseChange } from '../../../schemas/studio/releases.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { callStudio } from '../call-studio.ts'
import { nameOf } from '../documents/find-documents.ts'
import { StateMark } from '../documents/state-mark.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useChangeSummary } from './use-change-summary.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import styles from './releases.module.css'

interface ReleaseDocumentsProps {
  open: OpenRelease
  chosen: string | undefined
  issues: readonly DocumentIssue[]
  isChecking: boolean
  onChoose: (name: string) => void
}

/** The documents of a release, which can be added and taken out until it is scheduled. */
export function ReleaseDocuments({ open, chosen, issues, isChecking, onChoose }: ReleaseDocumentsProps) {
  const { t } = useTranslation()
  const { release, changes } = open
  const { mutate } = useSWRConfig()
  const mayEdit = useMay('editor')
  const isOpen = isOpenRelease(release)
  const {
    reason,
    isPending,
    run: change,
  } = useAction(async (documents: Pick<StudioParams<'releases.change'>, 'add' | 'take'>) => {
    await callStudio('releases.change', { id: release.id, ...documents })
    await mutate(() => true)
  })
  return (
    <div>
      <Stack as="ul" gap={4} aria-label={t('releases.documents')}>
        {changes.map((each) => (
          <Row
            key={nameOf(each)}
            change={each}
            isChosen={nameOf(each) === chosen}
            issues={issues.filter(({ document }) => document === nameOf(each))}
            isChecking={isChecking}
            onChoose={() => onChoose(nameOf(each))}
            onRemove={
              mayEdit && isOpen && !each.isRequired
                ? () => change({ take: [{ kind: each.kind, key: each.key }] })
                : undefined
            }
          />
        ))}
      </Stack>
      <ActionError reason={reason} />
      {mayEdit && isOpen && (
        <AddDocument
          known={changes}
          isPending={isPending}
          onAdd={(document) => {
            change({ add: [document] })
            onChoose(nameOf(document))
          }}
        />
      )}
    </div>
  )
}

interface RowProps {
  change: ReleaseChange
  isChosen: boolean
  issues: readonly DocumentIssue[]
  isChecking: boolean
  onChoose: () => void
  /** undefined: it cannot be taken out. */
  onRemove: (() => void) | undefined
}

function Row({ change, isChosen, issues, isChecking, onChoose, onRemove }: RowProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const summary = useChangeSummary(change)
  const { data: documents = [] } = useStudioData('documents.list', {})
  const name = titleOf(documents.find((each) => nameOf(each) === nameOf(change)) ?? change)
  return (
    <li className={styles.document}>
      <button
        type="button"
        className={styles.documentButton}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <StateMark state={change.before === null ? 'draft' : 'changed'} />
        <span className={styles.documentTexts}>
          <span className={styles.documentName}>{name}</span>
          <InlineHint>
            {[summary, ...(change.isRequired ? [t('releases.required')] : [])].join(' · ')}
          </InlineHint>
        </span>
        {!isChecking && <Outcome issues={issues} isMissing={change.isMissing} />}
      </button>
      {onRemove && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          aria-label={t('releases.takeOut', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

/** What the check found in a document. */
function Outcome({ issues, isMissing }: { issues: readonly DocumentIssue[]; isMissing: boolean }) {
  const { t } = useTranslation()
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const outcome = isMissing || errors > 0 ? 'error' : issues.length > 0 ? 'warning' : 'ok'
  const text = {
    error: isMissing ? t('releases.noDraft') : t('editor.errors', { count: errors }),
    warning: t('editor.warnings', { count: issues.length }),
    ok: t('releases.ok'),
  }[outcome]
  const icons = { error: 'alert', warning: 'warning', ok: 'check' } as const
  return (
    <span className={styles.outcome} data-outcome={outcome} title={text}>
      <Icon name={icons[outcome]} size={18} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

interface AddDocumentProps {
  known: readonly DocumentName[]
  isPending: boolean
  onAdd: (document: DocumentName) => void
}

/** Adds one of the other documents with unpublished edits. */
function AddDocument({ known, isPending, onAdd }: AddDocumentProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useStudioData('documents.list', {})
  const names = new Set(known.map(nameOf))
  const edited = data.filter((each) => each.state !== 'published' && !names.has(nameOf(each)))
  return (
    <div className={styles.adding}>
      <Button
        variant="ghost"
        size="s"
        icon="plus"
        loading={isPending}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('releases.addDocument')}
      </Button>
      {isOpen && edited.length === 0 && <Hint>{t('releases.nothingToAdd')}</Hint>}
      {isOpen && edited.length > 0 && (
        <ul className={styles.offers} aria-label={t('releases.addDocument')}>
          {edited.map((each) => (
            <li key={nameOf(each)}>
              <button
                type="button"
                className={styles.documentButton}
                onClick={() => {
                  setIsOpen(false)
                  onAdd({ kind: each.kind, key: each.key })
                }}
              >
                <StateMark state={each.state} />
                <span className={styles.documentTexts}>
                  {titleOf(each)}
                  <InlineHint>{t(`kinds.${each.kind}`)}</InlineHint>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
