import type { Verdict } from '../../../schemas/documents/index.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { useFindingWords } from '../issues/use-finding-words.ts'
import styles from './editor.module.css'

interface VerdictListProps {
  verdicts: readonly Verdict[]
  /** Jumps to the position in the open document. */
  onJump?: (verdict: Verdict) => void
}

/** Publishing issues: position, message and hint. */
export function VerdictList({ verdicts, onJump }: VerdictListProps) {
  const wordsOf = useFindingWords()
  return (
    <ul className={styles.verdicts}>
      {verdicts.map((verdict) => {
        const { severity, document, path } = verdict
        const { reason, hint } = wordsOf(verdict)
        const content = (
          <>
            <Icon name={severity === 'error' ? 'alert' : 'warning'} size={18} />
            <span>
              <span className={styles.place}>
                {document} {path}
              </span>
              {reason}
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </>
        )
        return (
          <li key={`${document}${path}${reason}`} data-severity={severity}>
            {onJump ? (
              <button type="button" className={styles.verdict} onClick={() => onJump(verdict)}>
                {content}
              </button>
            ) : (
              <span className={styles.verdict}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
