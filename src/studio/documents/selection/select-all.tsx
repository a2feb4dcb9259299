import type { Selection } from './use-selected.ts'
import styles from './selection.module.css'

interface SelectAllProps {
  /** Names of the documents. */
  names: readonly string[]
  label: string
  selection: Selection
}

/** Selects all documents of a group, or clears them if all are selected. */
export function SelectAll({ names, label, selection: { selected, setAll } }: SelectAllProps) {
  const count = names.filter((name) => selected.has(name)).length
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={count === names.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < names.length
        }}
        onChange={() => setAll(names, count < names.length)}
      />
      {label}
    </label>
  )
}
