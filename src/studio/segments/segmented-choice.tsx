import type { ReactNode } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import tabs from '../../ui/controls/tabs.module.css'
import styles from './segmented-choice.module.css'

interface SegmentedChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A choice of a few values, all in sight, such as a width or a filter. Looks like tabs, but there are no panels. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classNames(tabs.tabs, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={classNames(tabs.tab, styles.segment)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
