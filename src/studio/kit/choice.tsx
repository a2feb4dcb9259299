import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import { Hint } from './text.tsx'
import styles from './choice.module.css'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  type?: 'checkbox' | 'radio'
  onChange?: (isChecked: boolean) => void
  /** The label. */
  children: ReactNode
}

/** A checkbox or one of several alternatives, with its label beside it. */
export function Choice({ type = 'checkbox', onChange, children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={type} onChange={({ target }) => onChange?.(target.checked)} />
      <span>{children}</span>
    </label>
  )
}

interface ChoicesProps {
  legend: string
  hint?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Choices that belong together. */
export function Choices({ legend, hint, className, children }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.choices, className)}
      aria-describedby={hint === undefined ? undefined : id}
    >
      <legend>{legend}</legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {children}
    </fieldset>
  )
}

interface CheckListProps extends Pick<ChoicesProps, 'legend' | 'hint'> {
  /** Of the checkboxes in the form. */
  name: string
  choices: readonly { value: string; label: string }[]
  /** Whether the choices are below each other, which long labels need. */
  inColumn?: boolean
  /** Values that are checked at first. */
  initial?: readonly string[]
}

/** Several choices of which any number may be checked; a form reads them by their name. */
export function CheckList({ name, choices, inColumn = false, initial = [], ...labels }: CheckListProps) {
  return (
    <Choices {...labels}>
      <div className={classNames(styles.checks, inColumn && styles.column)}>
        {choices.map(({ value, label }) => (
          <Choice key={value} name={name} value={value} defaultChecked={initial.includes(value)}>
            {label}
          </Choice>
        ))}
      </div>
    </Choices>
  )
}
