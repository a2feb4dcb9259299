import { useTranslation } from 'react-i18next'
import type { AccessKind } from '../../../schemas/studio/access.ts'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { keptIn, KeptAccess } from '../account/access-to-keep.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { textOf } from '../form-text.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { minPasswordLength } from './min-password-length.ts'
import { Dialog } from '../kit/dialog.tsx'

interface PasswordDialogProps {
  user: Pick<StudioUser, 'id' | 'name' | 'login'>
  onReset: (password: string, keep: AccessKind[]) => Promise<void>
  onClose: () => void
}

/** Sets a new password for a user who has forgotten it. */
export function PasswordDialog({ user, onReset, onClose }: PasswordDialogProps) {
  const { t } = useTranslation()
  const access = useStudioData('users.access', { id: user.id })
  return (
    <Dialog title={t('users.passwordOf', { name: user.name })} onClose={onClose}>
      {(close) => (
        <Loaded reading={access} waiting={<Skeleton height="200px" />}>
          {(present) => (
            <AccountForm
              verb={t('users.setPassword')}
              onSubmit={async (form) => {
                const password = textOf(form, 'newPassword')
                if (password.length < minPasswordLength) return t('users.passwordShort')
                await onReset(password, keptIn(form))
                close()
                return undefined
              }}
              onCancel={close}
            >
              {/* Lets a password manager know whose password changes. */}
              <input type="hidden" name="login" autoComplete="username" value={user.login} readOnly />
              <PasswordField
                name="newPassword"
                label={t('account.newPassword')}
                hint={t('users.passwordHint')}
                autoComplete="new-password"
              />
              <KeptAccess access={present} />
            </AccountForm>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}
