import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorSecret } from '../../../schemas/studio/answers.ts'
import { QrCode } from '../../ui/display/qr-code.tsx'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { Field } from '../kit/field.tsx'
import { AccountForm } from './account-form.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import styles from './account.module.css'

interface FactorSetupProps {
  onDone: () => void
  /** Omitted where the factor is required. */
  onCancel?: () => void
}

/** Sets up the second factor: password, then the app, then the recovery codes. */
export function FactorSetup({ onDone, onCancel }: FactorSetupProps) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<FactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />
  if (secret) return <ConnectApp secret={secret} onConnected={setCodes} onCancel={onCancel} />
  return (
    <ConfirmPassword
      verb={t('account.factorSetUp')}
      onConfirm={async (password) => setSecret(await callStudio('factor.begin', { password }))}
      onCancel={onCancel}
    />
  )
}

interface ConnectAppProps {
  secret: FactorSecret
  onConnected: (recoveryCodes: string[]) => void
  onCancel: (() => void) | undefined
}

function ConnectApp({ secret, onConnected, onCancel }: ConnectAppProps) {
  const { t } = useTranslation()

  async function connect(form: FormData) {
    const { recoveryCodes } = await callStudio('factor.confirm', { code: textOf(form, 'code') })
    onConnected(recoveryCodes)
  }

  return (
    <AccountForm verb={t('account.factorConfirm')} onSubmit={connect} onCancel={onCancel}>
      <p>{t('account.factorScan')}</p>
      <QrCode text={secret.address} label={t('account.factorQr')} className={styles.code} />
      <p className={styles.hint}>{t('account.factorSecret')}</p>
      <code className={styles.secret}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Field id="factor-code" label={t('account.factorCode')} required>
        {(control) => (
          <input
            {...control}
            // The field is what the user looks for after the password.
            ref={focusOnce}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
        )}
      </Field>
    </AccountForm>
  )
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus()
