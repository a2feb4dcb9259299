import { useId } from 'react'
import { TextField } from '../kit/field.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const id = useId()
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      required
      name={name}
      type="password"
      autoComplete={autoComplete}
      maxLength={200}
    />
  )
}
