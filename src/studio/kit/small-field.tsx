import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../ui/styles/class-names.ts'
import { Select, type SelectProps } from './select.tsx'
import selects from './select.module.css'
import styles from './small-field.module.css'

interface SmallFieldProps {
  label: string
  className?: string | undefined
  /** The control with the id. */
  children: (id: string) => ReactNode
}

/** A control of a toolbar or a filter, with a small label above. */
export function SmallField({ label, className, children }: SmallFieldProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface LabelledSelectProps<Value extends string | number> extends Omit<SelectProps<Value>, 'id'> {
  label: string
}

/** A select with a small label above. */
export function LabelledSelect<Value extends string | number>({
  label,
  className,
  ...select
}: LabelledSelectProps<Value>) {
  return (
    <SmallField label={label} className={className}>
      {(id) => <Select {...select} id={id} />}
    </SmallField>
  )
}

/** A select in a toolbar; its label is for screen readers and the tooltip. */
export function ToolSelect<Value extends string | number>({ label, ...select }: LabelledSelectProps<Value>) {
  return <Select {...select} aria-label={label} title={label} />
}

/** A line of text or a date, as high as a small button. */
export function SmallInput({
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & { className?: string | undefined }) {
  return <input {...input} className={classNames(selects.select, className)} />
}
