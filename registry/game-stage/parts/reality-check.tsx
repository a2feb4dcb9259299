import { openRole } from '../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent, useId } from 'react'
import { callApi } from '../../../src/lib/api/client.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { confirmDialog } from '../../../src/modules/dialogs/index.ts'
import { pauseGames, useReminder } from '../../../src/modules/games/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { runAction } from '../../../src/renderer/actions.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import type { Action } from '../../../schemas/documents/blocks/action.ts'
import { notePlay } from '../play-clock.ts'
import styles from './reality-check.module.css'

const checkEveryMs = 15_000
const takeBreak: Action = openRole('time-out')

/** Today's result of the player's own bets; undefined if the platform does not say. */
async function readNet() {
  try {
    return (await callApi('responsible.getspending', { period: 'day' })).net
  } catch {
    // The reminder of the time matters more than the result.
    return undefined
  }
}

/** Reminds a player of the time and the result at an interval of their choice, and offers a break at any time. */
export function RealityCheck() {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { account } = useSession()
  const reminder = useReminder()
  const minutes = reminder?.minutes ?? 0

  const check = useEffectEvent(async () => {
    if (account === null) return
    const played = notePlay(account.uid, Date.now(), minutes)
    if (played === undefined) return
    pauseGames()
    const net = await readNet()
    const wantsBreak = await confirmDialog({
      id: 'reality-check',
      title: t('games.reminder.title', { count: played }),
      text:
        net === undefined
          ? t('games.reminder.textUnknown')
          : t('games.reminder.text', { net: formatMoney(net, locale) }),
      confirmLabel: t('games.reminder.takeBreak'),
      cancelLabel: t('games.reminder.goOn'),
    })
    if (wantsBreak) runAction(takeBreak)
  })
  useEffect(() => {
    void check()
    const timer = setInterval(() => void check(), checkEveryMs)
    return () => clearInterval(timer)
  }, [])

  if (reminder === null) return null
  const { intervals, choose } = reminder
  return (
    <span className={styles.check}>
      {intervals.length > 0 && (
        <span className={styles.reminder}>
          <label htmlFor={id}>{t('games.reminder.label')}</label>
          <select
            id={id}
            value={minutes}
            className={styles.interval}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {intervals.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('games.reminder.never') : t('games.reminder.every', { count })}
              </option>
            ))}
          </select>
        </span>
      )}
      <ActionButton action={takeBreak} className={styles.rest}>
        {t('games.reminder.takeBreak')}
      </ActionButton>
    </span>
  )
}
