import { useId } from 'react'
import styles from './preview.module.css'

interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select in the toolbar; its label is for screen readers and the tooltip. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <select
      className={styles.control}
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <Options options={options} />
    </select>
  )
}

/** A select with its label above. */
export function LabelledSelect({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.condition}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options options={options} />
      </select>
    </div>
  )
}

const Options = ({ options }: Pick<SelectProps, 'options'>) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
