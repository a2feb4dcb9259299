import { openRole } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'

/** Links to login and registration. */
export function GuestCorner() {
  const { t } = useTranslation()
  return (
    <>
      <ActionButton action={openRole('login')} variant="outline">
        {t('header.login')}
      </ActionButton>
      <ActionButton action={openRole('registration')}>{t('header.register')}</ActionButton>
    </>
  )
}
