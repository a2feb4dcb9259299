import { formOf } from '../../../schemas/roles/role-table.ts'
import { useCallback, useRef } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { FormView, type FormState } from '../../../src/renderer/form/form-view.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { QrCode } from '../../../src/ui/display/qr-code.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import styles from './authenticator-card.module.css'
import { CopyButton } from './copy-button.tsx'

interface AuthenticatorSetupProps {
  secret: string
  /** otpauth address with the secret. */
  address: string
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

const isCodes = (result: unknown): result is string[] =>
  Array.isArray(result) && result.every((code) => typeof code === 'string')

/** The secret as QR code and as text, and the form for the app's first code. */
export function AuthenticatorSetup({ secret, address, onDone, onCancel }: AuthenticatorSetupProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const isFocused = useRef(false)
  const focusOnce = useCallback((state: FormState) => {
    if (state !== 'ready' || isFocused.current) return
    isFocused.current = true
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.setup}>
      <ol className={styles.steps}>
        <li>{t('profile.authenticator.install')}</li>
        <li>
          <div className={styles.step}>
            <p>{t('profile.authenticator.scan')}</p>
            <QrCode text={address} label={t('profile.authenticator.qr')} className={styles.code} />
            <a
              href={address}
              className={classNames(buttonClass({ variant: 'outline', size: 's' }), styles.button)}
            >
              {t('profile.authenticator.openApp')}
            </a>
            <p className={styles.text}>{t('profile.authenticator.secret')}</p>
            <p className={styles.secretLine}>
              <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton text={secret} />
            </p>
          </div>
        </li>
        <li>
          <div className={styles.step}>
            <p>{t('profile.authenticator.enter')}</p>
            <FormView
              formKey={formOf('authenticator-code')}
              rows={1}
              hideTitle
              onStateChange={focusOnce}
              onDone={(result) => onDone(isCodes(result) ? result : [])}
            />
          </div>
        </li>
      </ol>
      <Button variant="outline" className={styles.button} onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </div>
  )
}
