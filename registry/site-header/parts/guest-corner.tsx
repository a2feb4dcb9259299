import { openRole } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { usePath } from '../../../src/renderer/render-context.tsx'

/** Links to login and registration; for a player whose account could not be read, a link that tries again. */
export function GuestCorner() {
  const { t } = useTranslation()
  const { isUnknown } = useSession()
  const path = usePath()
  if (isUnknown)
    return (
      <ActionButton
        action={{ type: 'navigate', to: path }}
        variant="outline"
        icon="refresh"
        aria-label={t('header.accountRetry')}
      >
        {t('header.accountFailed')}
      </ActionButton>
    )
  return (
    <>
      <ActionButton action={openRole('login')} variant="outline">
        {t('header.login')}
      </ActionButton>
      <ActionButton action={openRole('registration')}>{t('header.register')}</ActionButton>
    </>
  )
}
