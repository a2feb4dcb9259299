import { useTranslation } from 'react-i18next'
import { textOf } from '../form-text.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

interface ConfirmPasswordProps {
  verb: string
  onConfirm: (password: string) => Promise<void>
  onCancel?: (() => void) | undefined
}

/** Asks for the user's password before a change to the account. */
export function ConfirmPassword({ verb, onConfirm, onCancel }: ConfirmPasswordProps) {
  const { t } = useTranslation()
  return (
    <AccountForm verb={verb} onSubmit={(form) => onConfirm(textOf(form, 'confirmed'))} onCancel={onCancel}>
      <PasswordField name="confirmed" label={t('account.confirmPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}
