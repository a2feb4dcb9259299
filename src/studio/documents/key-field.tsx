import { useTranslation } from 'react-i18next'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { keyFrom } from './key-from.ts'

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
    <Field
      id="new-key"
      label={label ?? t('documents.key')}
      hint={hint ?? t('documents.keyHint')}
      error={reason}
      required
    >
      {(control) => (
        <ControlBox invalid={reason !== undefined}>
          <input
            {...control}
            value={value}
            autoComplete="off"
            spellCheck={isName}
            autoFocus
            // A proposed key is replaced by typing.
            onFocus={({ currentTarget }) => currentTarget.select()}
            // React leaves the attribute out, by which an opening dialog chooses what to focus.
            ref={(input) => input?.setAttribute('autofocus', '')}
            onChange={({ target }) => onChange(isName ? target.value : keyFrom(target.value))}
          />
        </ControlBox>
      )}
    </Field>
  )
}
