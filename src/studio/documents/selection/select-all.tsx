import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import type { Selection } from './use-selected.ts'
import styles from './selection.module.css'

interface SelectAllProps {
  /** Names of the documents. */
  names: readonly string[]
  label: string
  /** In the line of a heading that names the documents already. */
  isInHeading?: boolean
  selection: Selection
}

/** Selects all documents of a group, or clears them if all are selected. */
export function SelectAll({
  names,
  label,
  isInHeading = false,
  selection: { selected, setAll },
}: SelectAllProps) {
  const count = names.filter((name) => selected.has(name)).length
  return (
    <label className={isInHeading ? styles.allInHeading : styles.all}>
      <input
        type="checkbox"
        checked={count === names.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < names.length
        }}
        onChange={() => setAll(names, count < names.length)}
      />
      {isInHeading ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  )
}
