import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { useLanguage } from '../../use-language.ts'
import type { AxeIssue } from './run-axe.ts'
import { ActionError } from '../../kit/action-error.tsx'
import styles from '../preview.module.css'

interface AccessibilityCheckProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** Selects a block by its id in the rendered page. */
  onChoose: (blockId: string) => void
}

type Outcome = { status: 'unasked' | 'running' | 'failed' } | { status: 'done'; issues: readonly AxeIssue[] }

/** Checks the displayed page for accessibility issues; each one links to its block. */
export function AccessibilityCheck({ frame, onChoose }: AccessibilityCheckProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'unasked' })

  async function check() {
    const page = frame.current?.contentWindow
    if (!page) return
    setOutcome({ status: 'running' })
    try {
      const { runAxe } = await import('./run-axe.ts')
      setOutcome({ status: 'done', issues: await runAxe(page, language) })
    } catch {
      setOutcome({ status: 'failed' })
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon="check-circle"
        loading={outcome.status === 'running'}
        onClick={() => void check()}
      >
        {t('accessibility.check')}
      </Button>
      {outcome.status === 'failed' && <ActionError reason={t('accessibility.failed')} />}
      {outcome.status === 'done' && (
        <section className={styles.issues} aria-label={t('accessibility.title')}>
          <p role="status">
            {outcome.issues.length === 0
              ? t('accessibility.none')
              : t('accessibility.count', { count: outcome.issues.length })}
          </p>
          <ul>
            {outcome.issues.map((issue) => (
              <li key={`${issue.rule} ${issue.selector}`}>
                <IssueEntry issue={issue} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function IssueEntry({ issue, onChoose }: { issue: AxeIssue; onChoose: (blockId: string) => void }) {
  const { help, selector, block } = issue
  const content = (
    <>
      <Icon name="alert" size={18} />
      <span>
        {help}
        <span className={styles.selector}>{block ?? selector}</span>
      </span>
    </>
  )
  if (block === null) return <span className={styles.issue}>{content}</span>
  return (
    <button type="button" className={styles.issue} onClick={() => onChoose(block)}>
      {content}
    </button>
  )
}
