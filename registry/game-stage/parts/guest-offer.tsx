import { openRole } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import styles from '../game-stage.module.css'

/** Shown instead of the game when a guest chooses to play for money. */
export function GuestOffer({ onDemo }: { onDemo?: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.offer}>
      <EmptyState emblem="chip" title={t('games.guest.title')} text={t('games.guest.text')}>
        <ActionButton action={openRole('registration')}>{t('games.guest.register')}</ActionButton>
        {onDemo && (
          <Button variant="secondary" onClick={onDemo}>
            {t('games.guest.tryDemo')}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
