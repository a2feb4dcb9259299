import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { textOf } from '../form-text.ts'
import { useAction } from '../use-action.ts'
import { PasswordField } from './password-field.tsx'
import { useAccountReason } from './use-account-reason.ts'
import styles from './account.module.css'

interface ConfirmPasswordProps {
  verb: string
  onConfirm: (password: string) => Promise<void>
  onCancel?: () => void
}

/** Asks for the user's password before a change to the account. */
export function ConfirmPassword({ verb, onConfirm, onCancel }: ConfirmPasswordProps) {
  const { t } = useTranslation()
  const { isPending, reason, run } = useAction(
    (form: FormData) => onConfirm(textOf(form, 'confirmed')),
    useAccountReason(),
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(new FormData(event.currentTarget))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField name="confirmed" label={t('account.confirmPassword')} autoComplete="current-password" />
      {reason && <p role="alert">{reason}</p>}
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {verb}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
