import { openRole, urlOf } from '../../../../schemas/roles/role-table.ts'
import type { FrameErrorCode } from '../../../../schemas/frames/frame-limits.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { openDeposit } from './open-deposit.ts'
import { frameTexts, type FrameKind } from './frame-texts.ts'
import styles from './game-frame.module.css'

interface FrameErrorProps {
  kind: FrameKind
  code: FrameErrorCode
  /** What the player lacks. */
  amount?: string | undefined
  onRetry: () => void
}

/** Shown in place of a frame that cannot go on: the reason, and what the player can do about it. */
export function FrameError({ kind, code, amount, onRetry }: FrameErrorProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed} role="alert">
      <EmptyState
        emblem="bolt"
        title={t(`${frameTexts[kind]}.${code}Title`)}
        text={t(`${frameTexts[kind]}.${code}Text`)}
      >
        {code === 'login' && (
          <ActionButton action={openRole('login')} variant="primary">
            {t('games.frame.login')}
          </ActionButton>
        )}
        {code === 'funds' && (
          <Button variant="primary" onClick={() => openDeposit(amount)}>
            {t('games.topUp')}
          </Button>
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
