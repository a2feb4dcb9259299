import { countGraphemes } from '../../../../schemas/graphemes.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import styles from '../fields.module.css'

/** The length of a text and its limit. */
export function TextLength({ text, most }: { text: string; most: number | undefined }) {
  if (most === undefined) return null
  const length = countGraphemes(text)
  return (
    <span className={classNames(styles.length, length > most && styles.tooLong)}>
      {length}/{most}
    </span>
  )
}
