import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { usePath } from '../../../src/renderer/render-context.tsx'

/** Tells a player that the account could not be read. Its link opens the page again. */
export function UnreadCorner() {
  const { t } = useTranslation()
  return (
    <ActionButton
      action={{ type: 'navigate', to: usePath() }}
      variant="outline"
      icon="refresh"
      aria-label={t('header.accountRetry')}
    >
      {t('header.accountFailed')}
    </ActionButton>
  )
}
