import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './question.module.css'

interface QuestionProps {
  /** The consequence of confirming. */
  text: string
  /** Why it failed; the same button retries. */
  problem: string | undefined
  isPending: boolean
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Content of a confirmation whose action takes time and may fail: it stays open until the action has
 * succeeded.
 */
export function Question({ text, problem, isPending, confirmLabel, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.question}>
      <p className={styles.text}>{text}</p>
      <div role="alert">{problem !== undefined && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.buttons}>
        <Button variant="secondary" block data-autofocus="" onClick={onCancel}>
          {t('loyalty.cancel')}
        </Button>
        <Button block loading={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
