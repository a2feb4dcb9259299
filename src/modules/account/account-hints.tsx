import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { isWithin } from '../../renderer/menu-items.ts'
import { usePath } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useSession } from '../session/index.ts'
import styles from './account-hints.module.css'
import { isConfirmSent } from './contacts/confirm-sent.ts'
import { showsConfirmHint, showsRegistrationHint } from '../../lib/preferences/hint-rules.ts'

type HintName = 'registration' | 'confirmation'

const targets: Readonly<Record<HintName, string>> = {
  registration: '/cashier/deposit',
  confirmation: '/profile/settings#contacts',
}

/** Where the edge of the screen belongs to something else, or the player is where a hint would lead. */
const withoutHints = ['/cashier', '/game', '/forms']

/** Which hints are due; asked of the platform where the time is not over yet. */
async function dueHints(account: { uid: number; reg_time: number | string }): Promise<HintName[]> {
  const since = { regTime: account.reg_time, now: serverNow() }
  const isFresh = showsRegistrationHint(since, { hasDeposits: false })
  const isUntold = showsConfirmHint(since, { isConfirmed: false, isSent: isConfirmSent(account.uid) })
  const [deposits, profile] = await Promise.all([
    isFresh ? callApi('cashier.gethistory', { type: 'deposit', count: 1 }) : undefined,
    isUntold ? callApi('account.getprofileinfo', { fields: 'contacts' }) : undefined,
  ])
  // The contact for login comes first; an account of a social login may have none.
  const contact = profile?.contacts?.[0]
  return [
    ...(deposits?.items.length === 0 ? (['registration'] as const) : []),
    ...(contact && !contact.is_confirmed ? (['confirmation'] as const) : []),
  ]
}

/** What a new player may want to do next, one thing at a time, beside the page and not over it. */
export function AccountHints(): ReactNode {
  const { account } = useSession()
  const path = usePath()
  const [due, setDue] = useState<readonly HintName[]>([])
  const uid = account?.uid
  const regTime = account?.reg_time

  useEffect(() => {
    if (uid === undefined || regTime === undefined) return
    let isOver = false
    dueHints({ uid, reg_time: regTime }).then(
      (found) => {
        if (!isOver) setDue(found)
      },
      (error: unknown) => {
        // A refusal is told where it concerns the player; hints can wait.
        if (!(error instanceof ApiError)) logProblem('the hints of the account could not be found out', error)
      },
    )
    return () => {
      isOver = true
    }
  }, [uid, regTime])

  // Who takes a break is not asked for a deposit.
  const shown = account?.is_on_break === true ? due.filter((one) => one !== 'registration') : due
  const [name] = shown
  if (account === null || name === undefined) return null
  if (withoutHints.some((place) => isWithin(path, place))) return null
  return <Hint key={name} name={name} onClose={() => setDue(shown.slice(1))} />
}

function Hint({ name, onClose }: { name: HintName; onClose: () => void }) {
  const { t } = useTranslation()
  const title = t(`profile.hints.${name}.title`)
  return (
    <aside className={styles.hint} aria-label={title}>
      <Icon name="info" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{t(`profile.hints.${name}.text`)}</p>
        {/* Who does what is said needs the hint no longer. */}
        <div onClick={onClose}>
          <ActionButton action={{ type: 'navigate', to: targets[name] }} variant="secondary" size="s">
            {t(`profile.hints.${name}.button`)}
          </ActionButton>
        </div>
      </div>
      <Button
        variant="ghost"
        size="s"
        square
        icon="close"
        aria-label={t('profile.hintClose')}
        onClick={onClose}
      />
    </aside>
  )
}
