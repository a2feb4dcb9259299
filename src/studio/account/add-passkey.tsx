import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { AccountForm } from './account-form.tsx'
import { browserName } from './browser-name.ts'
import { createPasskey } from './passkey-device.ts'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { TextField } from '../kit/field.tsx'

interface AddPasskeyProps {
  onDone: () => void
  onCancel?: () => void
}

/** Adds a passkey: name and password, then the device, then the recovery codes if it is the first factor. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[]>()

  async function add(form: FormData) {
    const name = textOf(form, 'name').trim()
    if (name === '') return t('account.passkeyNameEmpty')
    const options = await callStudio('passkeys.begin', { password: textOf(form, 'confirmed') })
    const { recoveryCodes } = await callStudio('passkeys.add', { name, ...(await createPasskey(options)) })
    if (recoveryCodes) setCodes(recoveryCodes)
    else onDone()
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  return (
    <AccountForm verb={t('account.passkeyAdd')} onSubmit={add} onCancel={onCancel}>
      <TextField
        id="passkey-name"
        label={t('account.passkeyName')}
        hint={t('account.passkeyNameHint')}
        required
        name="name"
        maxLength={80}
        defaultValue={browserName(navigator.userAgent)}
      />
      <PasswordField name="confirmed" label={t('account.confirmPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}
