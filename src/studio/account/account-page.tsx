import { useTranslation } from 'react-i18next'
import { useStudioSession } from '../session/use-session.ts'
import { PasswordForm } from './password-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { TokenList } from './token-list.tsx'
import { Page } from '../kit/page.tsx'

/** The user's own second factor, sessions, access tokens and password. */
export function AccountPage() {
  const { t } = useTranslation()
  const { user } = useStudioSession()
  return (
    <Page title={t('account.title', { name: user.name })}>
      <SecondFactor />
      <PasskeyList />
      <SessionList />
      <TokenList />
      <PasswordForm />
    </Page>
  )
}
