import type { ReactNode } from 'react'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import { sampleCode } from '../../../../schemas/documents/samples.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useListedName } from '../../documents/use-listed-name.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { DismissHint } from '../../issues/dismiss-hint.tsx'
import { useTranslateIssue } from '../../issues/use-translate-issue.ts'
import { stepsOf } from '../../json-path.ts'
import { Message } from '../../kit/message.tsx'
import { labelOfPath } from '../../releases/change-labels.ts'
import { useTranslation } from 'react-i18next'
import { useBodies } from './use-bodies.ts'
import styles from '../editor.module.css'

interface IssueListProps {
  issues: readonly DocumentIssue[]
  /** Leads to the place in the open document. */
  onJump?: (issue: DocumentIssue) => void
  /** Publishes a sample text as it is. */
  onKeep?: ((issue: DocumentIssue) => void) | undefined
  /** What fixes an issue in one click, beside it. */
  remedyOf?: ((issue: DocumentIssue) => ReactNode) | undefined
  /** The open document, whose name need not be repeated. */
  opened?: { name: string; body: unknown }
}

const tones = { error: 'error', warning: 'warning', hint: 'info' } as const
const order = ['error', 'warning', 'hint']
const rank = ({ severity }: DocumentIssue) => order.indexOf(severity)
const pathOf = (pointer: string) => stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** What publication found, errors first: where, what, and how to mend it. */
export function IssueList({ issues, onJump, onKeep, remedyOf, opened }: IssueListProps) {
  const { t } = useTranslation()
  const translateIssue = useTranslateIssue()
  const nameOf = useListedName()
  const labels = useFieldLabels()
  const bodies = useBodies(issues.filter(({ document }) => document !== opened?.name))
  const placeOf = ({ document, path }: DocumentIssue) =>
    document === opened?.name
      ? labelOfPath(opened.body, pathOf(path), labels)
      : [nameOf(document), labelOfPath(bodies.get(document), pathOf(path), labels)]
          .filter((part) => part !== '')
          .join(' · ')
  return (
    <ul className={styles.issues}>
      {issues
        .toSorted((one, other) => rank(one) - rank(other))
        .map((issue) => {
          const { severity, document, path, code } = issue
          const { message, hint } = translateIssue(issue)
          const content = (
            <>
              <span className={styles.place} title={`${document} ${path}`}>
                <strong>{t(`editor.severities.${severity}`)}</strong> {placeOf(issue)}
              </span>
              {message}
              {hint && <span className={styles.hint}>{hint}</span>}
            </>
          )
          return (
            <li key={`${document}${path}${message}`} data-severity={severity}>
              {onJump ? (
                <Message
                  as="button"
                  type="button"
                  tone={tones[severity]}
                  className={styles.issue}
                  onClick={() => onJump(issue)}
                >
                  {content}
                </Message>
              ) : (
                <Message tone={tones[severity]} className={styles.issue}>
                  {content}
                </Message>
              )}
              {remedyOf?.(issue)}
              {severity === 'hint' && <DismissHint hint={issue} about={message} />}
              {onKeep && code === sampleCode && document === opened?.name && (
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={`${t('editor.keepSample')}: ${placeOf(issue)}`}
                  onClick={() => onKeep(issue)}
                >
                  {t('editor.keepSample')}
                </Button>
              )}
            </li>
          )
        })}
    </ul>
  )
}
