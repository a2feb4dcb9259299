import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { useAction } from '../use-action.ts'
import { browserName } from './browser-name.ts'
import { createPasskey } from './passkey-device.ts'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { useAccountReason } from './use-account-reason.ts'
import styles from './account.module.css'

interface AddPasskeyProps {
  onDone: () => void
  onCancel?: () => void
}

/** Adds a passkey: name and password, then the device, then the recovery codes if it is the first factor. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[]>()
  const { isPending, reason, run } = useAction(async (form: FormData) => {
    const name = textOf(form, 'name').trim()
    if (name === '') return t('account.passkeyNameEmpty')
    const options = await callStudio('passkeys.begin', { password: textOf(form, 'confirmed') })
    const { recoveryCodes } = await callStudio('passkeys.add', { name, ...(await createPasskey(options)) })
    if (recoveryCodes) setCodes(recoveryCodes)
    else onDone()
  }, useAccountReason())

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(new FormData(event.currentTarget))
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field id="passkey-name" label={t('account.passkeyName')} hint={t('account.passkeyNameHint')} required>
        {(control) => (
          <ControlBox>
            <input
              {...control}
              name="name"
              maxLength={80}
              autoComplete="off"
              defaultValue={browserName(navigator.userAgent)}
            />
          </ControlBox>
        )}
      </Field>
      <PasswordField name="confirmed" label={t('account.confirmPassword')} autoComplete="current-password" />
      {reason && <p role="alert">{reason}</p>}
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {t('account.passkeyAdd')}
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
