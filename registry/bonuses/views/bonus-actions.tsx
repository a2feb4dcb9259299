import { useState } from 'react'
import type { Locale } from '../../../schemas/locale.ts'
import { compareAmounts } from '../../../src/lib/amount.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { emitChange } from '../../../src/modules/account/index.ts'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { activate, pause, describeBonusError, remove, type AnyBonus } from '../bonus-calls.ts'
import styles from './bonus-card.module.css'

interface BonusActionsProps {
  bonus: AnyBonus
  isMain: boolean
  onChanged: () => Promise<void>
}

type Act = 'activate' | 'resume' | 'pause' | 'remove'

/** What the player loses by giving up the bonus. */
function consequence({ status, forfeit }: AnyBonus, t: Translate, locale: Locale): string {
  if (status === 'available') return t('bonuses.remove.available')
  return compareAmounts(forfeit.amount, '0') > 0
    ? t('bonuses.remove.consequence', { amount: formatMoney(forfeit, locale) })
    : t('bonuses.remove.nothingLeft')
}

/** Buttons for the actions that are possible now; a hint explains those that are not. */
export function BonusActions({ bonus, isMain, onChanged }: BonusActionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { isOnBreak } = useFacts()
  const { status, can_activate: canActivate, can_remove: canRemove, description } = bonus
  const canPause = bonus.type === 'casino' && bonus.can_deactivate
  const waits = status === 'available' || status === 'paused'

  const [current, setCurrent] = useState<Act>()
  const { run, isPending, problem } = useTask(async (act: Act) => {
    setCurrent(act)
    if (act === 'remove') {
      const isSure = await confirmDialog({
        title: t('bonuses.remove.question', { name: description.name }),
        text: consequence(bonus, t, locale),
        confirmLabel: t('bonuses.remove.confirm'),
        cancelLabel: t('bonuses.remove.keep'),
        danger: true,
      })
      if (!isSure) return
    }
    try {
      if (act === 'remove') await remove(bonus)
      else if (act === 'pause' && bonus.type === 'casino') await pause(bonus)
      else await activate(bonus)
      showToast({ kind: 'success', title: t(`bonuses.done.${act}`, { name: description.name }) })
    } finally {
      // After an error, the server's state differs from what is displayed.
      emitChange('bonuses')
      await onChanged()
    }
  }, describeBonusError)

  const hint = (() => {
    if (waits && isOnBreak) return t('bonuses.onBreak')
    if (waits && !canActivate) return t('bonuses.anotherActive')
    return status === 'active' && !canRemove ? t('bonuses.openBets') : undefined
  })()
  return (
    <div className={styles.actions}>
      {waits && canActivate && !isOnBreak && (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          loading={isPending && current !== 'remove'}
          onClick={() => run(status === 'paused' ? 'resume' : 'activate')}
        >
          {t(status === 'paused' ? 'bonuses.resume' : 'bonuses.activate')}
        </Button>
      )}
      {canPause && (
        <Button
          variant="outline"
          icon="pause"
          loading={isPending && current === 'pause'}
          onClick={() => run('pause')}
        >
          {t('bonuses.pause')}
        </Button>
      )}
      {canRemove && (
        <Button variant="ghost" className={styles.quiet} loading={isPending} onClick={() => run('remove')}>
          {t('bonuses.remove.button')}
        </Button>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div role="alert" className={styles.alert}>
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      </div>
    </div>
  )
}
