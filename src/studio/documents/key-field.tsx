import { useTranslation } from 'react-i18next'
import { keyFrom } from './key-from.ts'
import { TextField } from '../kit/field.tsx'

interface KeyFieldProps {
  value: string
  /** Omitted: the key. */
  label?: string | undefined
  hint?: string | undefined
  reason: string | undefined
  /** Whether what is typed stays as it is, because it is more than the key. */
  isName?: boolean
  onChange: (value: string) => void
}

/** The key of a new document; a name that is typed becomes one. */
export function KeyField({ value, label, hint, reason, isName = false, onChange }: KeyFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      id="new-key"
      label={label ?? t('documents.key')}
      hint={hint ?? t('documents.keyHint')}
      error={reason}
      required
      value={value}
      spellCheck={isName}
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      isFirst
      onChange={(text) => onChange(isName ? text : keyFrom(text))}
    />
  )
}
