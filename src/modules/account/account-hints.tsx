import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { usePage, usePath } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { useSession } from '../session/index.ts'
import styles from './account-hints.module.css'
import { useChanges } from './changes.ts'
import { isConfirmSent } from './contacts/confirm-sent.ts'
import { nextHintEnd, showsConfirmHint, showsRegistrationHint } from '../../lib/preferences/hint-rules.ts'

/** In order of display. */
const hintNames = ['registration', 'confirmation'] as const
type HintName = (typeof hintNames)[number]

const targetOf = (name: HintName): string =>
  name === 'registration' ? urlOf('deposit') : `${urlOf('profile')}#contacts`

/** What the platform knows about a new player's first steps; a part is undefined if it was not needed. */
interface FirstSteps {
  hasDeposits?: boolean
  /** Whether the contact used for login is confirmed; true if there is none. */
  isConfirmed?: boolean
  /** Whether a confirmation was requested in this browser. */
  isSent: boolean
}

type NewAccount = Pick<AccountInfo, 'uid' | 'reg_time'>

/** Asks the platform only while the period of a hint has not ended. */
async function readFirstSteps({ uid, reg_time: regTime }: NewAccount): Promise<FirstSteps> {
  const since = { regTime, now: serverNow() }
  const isSent = isConfirmSent(uid)
  const [deposits, profile] = await Promise.all([
    showsRegistrationHint(since, { hasDeposits: false })
      ? callApi('cashier.gethistory', { type: 'deposit', statuses: 'pending,success', count: 1 })
      : undefined,
    showsConfirmHint(since, { isConfirmed: false, isSent })
      ? callApi('account.getprofileinfo', { fields: 'contacts' })
      : undefined,
  ])
  return {
    isSent,
    ...(deposits && { hasDeposits: deposits.items.length > 0 }),
    // The contact used for login comes first; an account from a social login may have none.
    ...(profile && { isConfirmed: profile.contacts?.[0]?.is_confirmed ?? true }),
  }
}

/** Reads the first steps again after a deposit, a confirmation or a request for one. */
function useFirstSteps({ uid, reg_time }: NewAccount): FirstSteps {
  const [steps, setSteps] = useState<FirstSteps>({ isSent: false })
  const [version, setVersion] = useState(0)
  const readAgain = () => setVersion((before) => before + 1)
  useChanges('deposits', readAgain)
  useChanges('contacts', readAgain)
  useChanges('confirmation requests', readAgain)

  useEffect(() => {
    let isOver = false
    readFirstSteps({ uid, reg_time }).then(
      (found) => {
        if (!isOver) setSteps(found)
      },
      (error: unknown) => {
        // Other code reports errors of the platform to the player; hints can wait.
        if (!(error instanceof ApiError)) logProblem('the hints of the account could not be found out', error)
      },
    )
    return () => {
      isOver = true
    }
  }, [uid, reg_time, version])
  return steps
}

/** The server's time, updated when the period of a hint ends. */
function useHintTime(regTime: number | string): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const end = nextHintEnd({ regTime, now })
    if (end === undefined) return
    const timer = setTimeout(() => setNow(serverNow()), Math.max(end - serverNow(), 0))
    return () => clearTimeout(timer)
  }, [regTime, now])
  return now
}

interface AccountHintsProps {
  /** Moves the focus, which a closed hint would lose. */
  onClosed: () => void
}

/** Suggests next steps to a new player, one at a time, above the page. */
export function AccountHints({ onClosed }: AccountHintsProps): ReactNode {
  const { account } = useSession()
  return account && <PlayerHints key={account.uid} account={account} onClosed={onClosed} />
}

function PlayerHints({ account, onClosed }: AccountHintsProps & { account: AccountInfo }) {
  const path = usePath()
  const { isTask } = usePage()
  const { hasDeposits, isConfirmed, isSent } = useFirstSteps(account)
  const since = { regTime: account.reg_time, now: useHintTime(account.reg_time) }
  const [closed, setClosed] = useState<readonly HintName[]>([])

  const isDue = {
    // A player on a break is not asked to deposit.
    registration:
      account.is_on_break !== true &&
      hasDeposits !== undefined &&
      showsRegistrationHint(since, { hasDeposits }),
    confirmation: isConfirmed !== undefined && showsConfirmHint(since, { isConfirmed, isSent }),
  }
  const isShown = (one: HintName) => isDue[one] && !closed.includes(one)
  // One hint a page: it moves the page down, so that the next one would come under the finger of a player.
  const [chosen, setChosen] = useState<{ path: string; name?: HintName | undefined }>({ path })
  const due = hintNames.find(isShown)
  if (chosen.path !== path || (chosen.name === undefined && due !== undefined)) setChosen({ path, name: due })
  const { name } = chosen
  if (name === undefined || !isShown(name) || isTask) return null
  const close = () => {
    setClosed([...closed, name])
    onClosed()
  }
  return <Hint key={name} name={name} onClose={close} />
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
        <div className={styles.step} onClick={onClose}>
          <ActionButton action={{ type: 'navigate', to: targetOf(name) }} variant="secondary" size="s">
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
