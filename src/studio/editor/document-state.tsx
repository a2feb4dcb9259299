import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/art/icon.tsx'
import { badgeClass } from '../../ui/display/badge.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { StateMark } from '../documents/state-mark.tsx'
import { messageIcons } from '../kit/message.tsx'
import { issuesId } from './checks/check-result.tsx'
import type { EditedDocument } from './use-document.ts'
import styles from './editor.module.css'

/** Whether the document is published and has edits, and how many issues they have; the count leads to their list. */
export function DocumentState({ edited }: { edited: EditedDocument }) {
  const { t } = useTranslation()
  const { hasDraft, published, check } = edited
  const state = published === null ? 'draft' : hasDraft ? 'changed' : 'published'
  const issues = hasDraft && check.status === 'done' ? check.issues : []
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const warnings = issues.length - errors
  const counted = [
    errors > 0 && t('editor.errors', { count: errors }),
    warnings > 0 && t('editor.warnings', { count: warnings }),
  ].filter(Boolean)

  function showIssues() {
    const list = document.getElementById(issuesId)
    list?.scrollIntoView({ block: 'center' })
    list?.focus()
  }

  return (
    <>
      <span className={classNames(badgeClass(hasDraft ? 'info' : 'neutral'), styles.state)}>
        <StateMark state={state} />
        <span aria-hidden="true">{t(`editor.states.${state}`)}</span>
      </span>
      {counted.length > 0 && (
        <button
          type="button"
          className={classNames(badgeClass(errors > 0 ? 'error' : 'warn'), styles.state)}
          onClick={showIssues}
        >
          <Icon name={messageIcons[errors > 0 ? 'error' : 'warning']} size={16} />
          {counted.join(', ')}
        </button>
      )}
    </>
  )
}
