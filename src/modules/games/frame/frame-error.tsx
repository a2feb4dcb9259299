import { openRole, urlOf } from '../../../../schemas/roles/role-table.ts'
import type { FrameErrorCode } from '../../../../schemas/frames/frame-limits.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { depositAction } from './deposit-action.ts'
import styles from './game-frame.module.css'

interface FrameErrorProps {
  code: FrameErrorCode
  /** What the player lacks. */
  amount?: string | undefined
  onRetry: () => void
}

/** Shown in place of a frame that cannot go on: the reason, and what the player can do about it. */
export function FrameError({ code, amount, onRetry }: FrameErrorProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed} role="alert">
      <EmptyState emblem="bolt" title={t(`games.frame.${code}Title`)} text={t(`games.frame.${code}Text`)}>
        {code === 'login' && (
          <ActionButton action={openRole('login')} variant="primary">
            {t('games.frame.login')}
          </ActionButton>
        )}
        {code === 'funds' && (
          <ActionButton action={depositAction(amount)} variant="primary">
            {t('games.topUp')}
          </ActionButton>
        )}
        {code === 'break' && (
          <ActionButton action={{ type: 'navigate', to: urlOf('limits') }} variant="primary">
            {t('games.frame.limits')}
          </ActionButton>
        )}
        {(code === 'failed' || code === 'funds') && (
          <Button variant={code === 'funds' ? 'secondary' : 'primary'} onClick={onRetry}>
            {t('games.retry')}
          </Button>
        )}
        <ActionButton action={{ type: 'navigate', to: urlOf('lobby') }} variant="secondary">
          {t('games.toGames')}
        </ActionButton>
      </EmptyState>
    </div>
  )
}
