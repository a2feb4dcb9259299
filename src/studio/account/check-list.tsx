import { classNames } from '../../ui/styles/class-names.ts'
import styles from './account.module.css'

interface CheckListProps {
  /** Of the checkboxes in the form. */
  name: string
  legend: string
  hint?: string
  choices: readonly { value: string; label: string }[]
  /** Whether the choices are below each other, which long labels need. */
  inColumn?: boolean
  /** Values that are checked at first. */
  initial?: readonly string[]
}

/** Several choices of which any number may be checked. */
export function CheckList({ name, legend, hint, choices, inColumn = false, initial = [] }: CheckListProps) {
  const hintId = hint === undefined ? undefined : `${name}-hint`
  return (
    <fieldset className={styles.checkList} aria-describedby={hintId}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.checks, inColumn && styles.column)}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.check}>
            <input type="checkbox" name={name} value={value} defaultChecked={initial.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
