import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { breakTitle, type PlayBreak } from '../../../src/lib/play-break.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'

/** In place of the deposit during a break or self-exclusion: nothing is asked that would be rejected. */
export function DepositBreak(pause: PlayBreak) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  return (
    <EmptyState emblem="coins" title={breakTitle(pause, { t, timeZone })} text={t('cashier.break.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('withdrawal') }} variant="secondary">
        {t('cashier.break.withdraw')}
      </ActionButton>
    </EmptyState>
  )
}
