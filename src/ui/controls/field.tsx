import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './field.module.css'
import { Icon } from '../art/icon.tsx'

/** Properties that connect a control with its label and messages. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  /** Id of the control. */
  id: string
  label: ReactNode
  /** Shown beside the label, such as "optional". */
  note?: ReactNode
  /** Below the control; a positive message takes its place. */
  hint?: ReactNode
  /** A positive message below the control, such as the reward of a promo code. */
  success?: ReactNode
  /** The message, which says how to correct the value. */
  error?: ReactNode
  required?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Constant elements never render again. */
const alert = Icon({ name: 'alert', size: 16, className: styles.messageIcon })
const tick = Icon({ name: 'check', className: styles.tick })

/**
 * A label, a control, and a message that describes the control for screen readers. Forms have hundreds of these, so
 * its parts are no components of their own.
 */
export function Field({ id, label, note, hint, success, error, required, className, children }: FieldProps) {
  // A condition that does not apply leaves `false`.
  const message = error || success || hint
  const control: ControlProps = {
    id,
    ...(message && { 'aria-describedby': messageId(id) }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {children(control)}
      {error
        ? FieldError({ id: messageId(id), hint, children: error })
        : message && FieldHint({ id: messageId(id), tone: success ? 'success' : 'plain', children: message })}
    </div>
  )
}

/** Id of a part of the control `id`. Names of fields may have spaces, which separate ids in ARIA attributes. */
export function partId(id: string, part: string): string {
  return `${id.replace(/\s/g, '%')}-${part}`
}

/** Id of the message below the control `id`. */
export function messageId(id: string): string {
  return partId(id, 'message')
}

export interface FieldHintProps {
  id?: string | undefined
  tone?: 'plain' | 'success'
  children: ReactNode
}

export function FieldHint({ id, tone = 'plain', children }: FieldHintProps) {
  return (
    <p id={id} className={classNames(styles.message, tone === 'success' && styles.success)}>
      {children}
    </p>
  )
}

interface FieldErrorProps extends Pick<FieldHintProps, 'id'> {
  /** Stays below the error: it says what the field is for. */
  hint?: ReactNode
  children: ReactNode
}

export function FieldError({ id, hint, children }: FieldErrorProps) {
  if (hint)
    return (
      <div id={id} className={styles.field}>
        {FieldError({ children })}
        {FieldHint({ children: hint })}
      </div>
    )
  return (
    <p id={id} className={classNames(styles.message, styles.error)}>
      {alert}
      <span>{children}</span>
    </p>
  )
}

export interface ControlBoxProps {
  /** Before the value, such as a dialling code or an icon. */
  lead?: ReactNode
  /** After the value, such as the password toggle or a unit. */
  trail?: ReactNode
  invalid?: boolean | undefined
  valid?: boolean | undefined
  disabled?: boolean | undefined
  /** Larger, in the display font: for amounts. */
  amount?: boolean | undefined
  className?: string | undefined
  /** An `<input>`, `<select>` or `<textarea>` without styles of its own. */
  children: ReactNode
}

/** The box around a control; a click anywhere inside focuses the control. */
export function ControlBox({
  lead,
  trail,
  invalid,
  valid,
  disabled,
  amount,
  className,
  children,
}: ControlBoxProps) {
  return (
    <span
      className={classNames(
        styles.box,
        invalid && styles.invalid,
        valid && !invalid && styles.valid,
        disabled && styles.disabled,
        amount && styles.amount,
        className,
      )}
    >
      {lead && <span className={styles.lead}>{lead}</span>}
      {children}
      {valid && !invalid && tick}
      {trail && <span className={styles.trail}>{trail}</span>}
    </span>
  )
}
