import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { isWithin } from '../../renderer/navigation/menu-items.ts'
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

/** Pages where another element occupies the edge of the screen, or to which a hint would lead. */
const withoutHints = ['/cashier', '/game', '/forms']

/** The hints that are due. Asks the platform only while a hint's period has not ended. */
async function dueHints(account: { uid: number; reg_time: number | string }): Promise<HintName[]> {
  const since = { regTime: account.reg_time, now: serverNow() }
  const isFresh = showsRegistrationHint(since, { hasDeposits: false })
  const mayNeedConfirmation = showsConfirmHint(since, {
    isConfirmed: false,
    isSent: isConfirmSent(account.uid),
  })
  const [deposits, profile] = await Promise.all([
    isFresh ? callApi('cashier.gethistory', { type: 'deposit', count: 1 }) : undefined,
    mayNeedConfirmation ? callApi('account.getprofileinfo', { fields: 'contacts' }) : undefined,
  ])
  // The contact used for login comes first; an account from a social login may have none.
  const contact = profile?.contacts?.[0]
  return [
    ...(deposits?.items.length === 0 ? (['registration'] as const) : []),
    ...(contact && !contact.is_confirmed ? (['confirmation'] as const) : []),
  ]
}

/** Suggests next steps to a new player, one at a time, beside the page. */
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
        // Other code reports errors of the platform to the player; hints can wait.
        if (!(error instanceof ApiError)) logProblem('the hints of the account could not be found out', error)
      },
    )
    return () => {
      isOver = true
    }
  }, [uid, regTime])

  // A player on a break is not asked to deposit.
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
        {/* A player who follows the hint no longer needs it. */}
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
