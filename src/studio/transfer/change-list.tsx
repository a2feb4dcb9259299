import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportChange } from '../../../schemas/studio/imports.ts'
import { hasErrors } from '../../../schemas/issue.ts'
import { Button } from '../../ui/controls/button.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { FieldChanges } from '../releases/field-changes.tsx'
import { useChangeSummary } from '../releases/use-change-summary.ts'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { isForAdmins } from '../../../schemas/studio/roles.ts'
import { Row, Stack } from '../kit/layout.tsx'
import { Subtitle } from '../kit/text.tsx'
import shell from '../shell/shell.module.css'
import { Message } from '../kit/message.tsx'
import styles from './transfer.module.css'

interface ChangeListProps {
  changes: readonly ImportChange[]
  /** `kind/key` of each. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

const groups = ['new', 'changed', 'removed'] as const

/** Documents that differ, by what the import does with them, each with its fields. */
export function ChangeList({ changes, chosen, onChange }: ChangeListProps) {
  const { t } = useTranslation()
  const isAdmin = useMay('admin')

  function set(names: readonly string[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const name of names)
      if (isChosen) next.add(name)
      else next.delete(name)
    onChange(next)
  }

  return groups.map((group) => {
    const list = changes.filter(({ change }) => change === group)
    if (list.length === 0) return null
    const names = list.filter((each) => isAdmin || !isForAdmins(each)).map(nameOf)
    const isAll = names.every((name) => chosen.has(name))
    return (
      <Stack key={group} as="section" gap={8} aria-labelledby={`changes-${group}`}>
        <Row gap={12} justify="between">
          <Subtitle id={`changes-${group}`}>
            {t(`transfer.groups.${group}`)} <span className={styles.hint}>{list.length}</span>
          </Subtitle>
          {names.length > 1 && (
            <Button size="s" variant="ghost" onClick={() => set(names, !isAll)}>
              {t(isAll ? 'transfer.chooseNone' : 'transfer.chooseAll')}
            </Button>
          )}
        </Row>
        {group === 'removed' && <p className={styles.hint}>{t('transfer.removedText')}</p>}
        <ul>
          {list.map((change) => (
            <Change
              key={nameOf(change)}
              change={change}
              isChosen={chosen.has(nameOf(change))}
              isAllowed={isAdmin || !isForAdmins(change)}
              onToggle={(isChosen) => set([nameOf(change)], isChosen)}
            />
          ))}
        </ul>
      </Stack>
    )
  })
}

interface ChangeProps {
  change: ImportChange
  isChosen: boolean
  isAllowed: boolean
  onToggle: (isChosen: boolean) => void
}

function Change({ change, isChosen, isAllowed, onToggle }: ChangeProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const name = useDocumentName()(change)
  const summary = useChangeSummary(change)
  const [isOpen, setIsOpen] = useState(false)
  const { kind, key, draft, issues, wasRemovedThere } = change
  const notes = [
    t(`kinds.${kind}`),
    ...(name === key ? [] : [key]),
    ...(change.change === 'changed' ? [summary] : []),
    ...(change.change === 'removed' && wasRemovedThere ? [t('transfer.wasRemoved')] : []),
    ...(isAllowed ? [] : [t('transfer.forAdmins')]),
  ]
  return (
    <li className={styles.change}>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isAllowed}
          onChange={({ target }) => onToggle(target.checked)}
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={shell.detail}>{notes.join(' · ')}</span>
        </span>
      </label>
      {draft && (
        <Message tone={draft.isSame ? 'info' : 'warning'}>
          {draft.isSame
            ? t('transfer.isDraft')
            : t(change.change === 'removed' ? 'transfer.hasDraft' : 'transfer.replacesDraft', {
                name: draft.savedBy,
                time: time(draft.savedAt),
              })}
        </Message>
      )}
      {hasErrors(issues) && <IssueList issues={issues.filter(({ severity }) => severity === 'error')} />}
      {change.change !== 'removed' && (
        <details className={styles.fields} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary aria-label={`${t('transfer.fields')}: ${name}`}>{t('transfer.fields')}</summary>
          {isOpen && (
            <div className={styles.table} role="region" aria-label={t('releases.differences')} tabIndex={0}>
              <FieldChanges change={change} then={t('transfer.then')} />
            </div>
          )}
        </details>
      )}
    </li>
  )
}
