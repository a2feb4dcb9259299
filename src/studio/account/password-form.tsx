import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { textOf } from '../form-text.ts'
import { useStudioSession } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { keptIn, KeptAccess } from './access-to-keep.tsx'
import { PasswordField } from './password-field.tsx'
import { useAccountReason } from './use-account-reason.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Status, Subtitle } from '../kit/text.tsx'
import accountStyles from './account.module.css'

const shortest = 12
const ownAccess = /^(?:session|passkeys|tokens)\./

/** Changes the user's own password. */
export function PasswordForm() {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  const { mutate } = useSWRConfig()
  const access = useStudioData('session.access', {})
  const [isDone, setIsDone] = useState(false)
  const { isPending, reason, run } = useAction(async (form: HTMLFormElement) => {
    setIsDone(false)
    const data = new FormData(form)
    const [password, newPassword] = [textOf(data, 'password'), textOf(data, 'newPassword')]
    if (newPassword.length < shortest) return t('account.tooShort')
    if (newPassword !== textOf(data, 'repeated')) return t('account.differ')
    // Without an answer nobody was asked, and the server decides.
    const keep = access.data && keptIn(data)
    await callStudio('session.changePassword', { password, newPassword, ...(keep && { keep }) })
    form.reset()
    setIsDone(true)
    // Sessions, passkeys, tokens and the second factor may have ended.
    await mutate((key) => Array.isArray(key) && ownAccess.test(String(key[0])))
  }, useAccountReason())

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    run(event.currentTarget)
  }

  return (
    <form className={classNames(accountStyles.section, accountStyles.form)} noValidate onSubmit={submit}>
      <Subtitle>{t('account.changePassword')}</Subtitle>
      {/* Lets a password manager know whose password changes. */}
      <input type="hidden" name="login" autoComplete="username" value={user.login} readOnly />
      <PasswordField name="password" label={t('account.password')} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t('account.newPassword')}
        hint={t('account.newPasswordHint')}
        autoComplete="new-password"
      />
      <PasswordField name="repeated" label={t('account.repeated')} autoComplete="new-password" />
      {access.data && <KeptAccess access={access.data} isOwn />}
      <ActionError reason={reason} />
      <Status>{isDone && t('account.passwordChanged')}</Status>
      <div>
        <Button type="submit" loading={isPending}>
          {t('account.changePassword')}
        </Button>
      </div>
    </form>
  )
}
