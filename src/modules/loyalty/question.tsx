import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './question.module.css'

interface QuestionProps {
  /** What follows from a yes. */
  text: string
  /** Why it could not be done; the same button tries again. */
  problem: string | undefined
  isPending: boolean
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** The content of a question whose yes takes its time and may fail: it stays until the matter is settled. */
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
