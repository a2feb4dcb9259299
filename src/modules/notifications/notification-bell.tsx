import { urlOf } from '../../../schemas/roles/role-table.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { usePage, usePath } from '../../renderer/render-context.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './notification-bell.module.css'
import { countUnread, useUnread } from './unread.ts'

/** Larger numbers do not fit into the badge. */
const maxShown = 99

/**
 * Link to the notifications, with the number of unread ones. The number is requested again on another page, and
 * when the balance changes, since what moves money is announced.
 */
export function NotificationBell({ balance }: { balance: string | undefined }) {
  const { t } = useTranslation()
  const path = usePath()
  const { role } = usePage()
  const page = urlOf('notifications')
  // In a game every bet changes the balance.
  const unread = useUnread({ trigger: role === 'game' ? path : `${path} ${balance}` })
  if (unread === undefined) return null
  const count = countUnread(unread)
  const label = count === 0 ? 'notifications.bellNone' : 'notifications.bell'
  return (
    <LocalLink
      to={page}
      className={styles.bell}
      aria-label={t(label, { count, number: formatNumber(count) })}
      aria-current={path === page ? 'page' : undefined}
    >
      <Icon name="bell" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </LocalLink>
  )
}
