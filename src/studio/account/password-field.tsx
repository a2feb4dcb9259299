import { useId } from 'react'
import { ControlBox, Field } from '../../ui/controls/field.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} required>
      {(control) => (
        <ControlBox>
          <input {...control} name={name} type="password" autoComplete={autoComplete} maxLength={200} />
        </ControlBox>
      )}
    </Field>
  )
}
