import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { textOf } from '../form-text.ts'
import { Modal } from '../shell/modal.tsx'
import { shortestPassword } from './shortest-password.ts'
import styles from '../editor/editor.module.css'

interface ResetPasswordProps {
  name: string
  login: string
  onReset: (password: string) => Promise<void>
}

/** Sets a new password for a user who has forgotten it. */
export function ResetPassword({ name, login, onReset }: ResetPasswordProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        aria-haspopup="dialog"
        aria-label={`${t('users.resetPassword')}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {t('users.resetPassword')}
      </Button>
      {isOpen && (
        <Modal className={styles.dialog} onClose={() => setIsOpen(false)}>
          {(id, close) => (
            <>
              <h2 id={id}>{t('users.passwordOf', { name })}</h2>
              <AccountForm
                verb={t('users.setPassword')}
                onSubmit={async (form) => {
                  const password = textOf(form, 'newPassword')
                  if (password.length < shortestPassword) return t('users.passwordShort')
                  await onReset(password)
                  close()
                  return undefined
                }}
                onCancel={close}
              >
                {/* Lets a password manager know whose password changes. */}
                <input type="hidden" name="login" autoComplete="username" value={login} readOnly />
                <PasswordField
                  name="newPassword"
                  label={t('account.newPassword')}
                  hint={t('users.passwordHint')}
                  autoComplete="new-password"
                />
              </AccountForm>
            </>
          )}
        </Modal>
      )}
    </>
  )
}
