import { useId, type ReactNode } from 'react'
import styles from './setting-row.module.css'

interface SettingRowProps {
  title: ReactNode
  hint?: ReactNode
  /** Id of the element that labels the control. */
  id?: string
  children: ReactNode
}

/** A setting: its title and, beside it, its control. */
export function SettingRow({ title, hint, id, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </div>
  )
}

interface SwitchRowProps {
  title: string
  hint?: string | undefined
  checked: boolean
  disabled?: boolean | undefined
  onChange: (checked: boolean) => void
}

/** A setting that is on or off and saved immediately. */
export function SwitchRow({ title, hint, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.onOff}
        aria-labelledby={`${id}-title`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
