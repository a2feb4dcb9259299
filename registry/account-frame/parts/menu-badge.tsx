import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { MenuBadgeKind } from '../../../schemas/documents/menu.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useChanges } from '../../../src/modules/account/index.ts'
import { countUnread, useUnread } from '../../../src/modules/notifications/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import styles from './menu-badge.module.css'

const badges: Record<MenuBadgeKind, () => ReactNode> = {
  bonuses: WaitingBonuses,
  notifications: UnreadNotifications,
  identityCheck: MissingVerification,
}

/** How much waits for the player in a section of the profile. */
export function MenuBadge({ kind }: { kind: MenuBadgeKind }) {
  const Counted = badges[kind]
  return <Counted />
}

function Badge({ count, isUrgent = false }: { count: number; isUrgent?: boolean }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className={styles.badge} data-urgent={isUrgent || undefined}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <VisuallyHidden>{t('profile.waiting', { count, number: formatNumber(count) })}</VisuallyHidden>
    </span>
  )
}

/** Bonuses that the player may activate. */
function WaitingBonuses() {
  const { account } = useSession()
  const { data = 0, mutate } = useSWR(
    account && ['bonuses.get', 'available', account.uid],
    async () => (await callApi('bonuses.get', { status: 'available', count: 1 })).total,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  useChanges('bonuses', () => void mutate())
  return <Badge count={data} />
}

function UnreadNotifications() {
  return <Badge count={countUnread(useUnread())} />
}

/** The identity check, once withdrawals wait for it. */
function MissingVerification() {
  const { account } = useSession()
  const { features } = useFacts()
  const isMissing =
    features['identityVerification'] === true &&
    account !== null &&
    !account.is_verified &&
    !account.is_on_verification &&
    account.is_kyc_block_enabled
  return <Badge count={isMissing ? 1 : 0} isUrgent />
}
