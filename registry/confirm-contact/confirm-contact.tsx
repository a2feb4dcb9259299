import { urlOf } from '../../schemas/roles/role-table.ts'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { emitChange } from '../../src/modules/account/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { useContactConfirmation } from '../../src/modules/sign-in/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useAddressQuery } from '../../src/renderer/navigation/use-address-query.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { Outcome } from '../../src/ui/states/outcome.tsx'

export function ConfirmContact() {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const link = useAddressQuery(['contact', 'code'])
  const { state, retry, resend } = useContactConfirmation({
    link,
    isAuthenticated,
    onConfirmed: () => emitChange('contacts'),
  })
  const text = (part: string) => t(`auth.confirmation.${state}.${part}`)
  const isBusy = state === 'pending' || state === 'sending'
  const isProblem = ['expired', 'broken', 'offline', 'failed', 'tooSoon'].includes(state)

  return (
    <Outcome
      emblem={isProblem ? 'bolt' : 'bell'}
      title={text('title')}
      text={text('text')}
      isBusy={isBusy}
      isProblem={isProblem}
    >
      {state === 'guest' && (
        <ActionButton
          action={{ type: 'navigate', to: urlOf('login'), query: { redirectUrl: pathname + search } }}
          size="l"
        >
          {t('auth.confirmation.login')}
        </ActionButton>
      )}
      {(state === 'expired' || state === 'tooSoon') && (
        <Button size="l" onClick={resend}>
          {t('auth.confirmation.resend')}
        </Button>
      )}
      {(state === 'offline' || state === 'failed') && (
        <Button size="l" onClick={retry}>
          {t('errors.retry')}
        </Button>
      )}
      {(state === 'broken' || state === 'sent') && (
        <ActionButton action={{ type: 'navigate', to: '/' }} size="l">
          {t('auth.home')}
        </ActionButton>
      )}
    </Outcome>
  )
}
