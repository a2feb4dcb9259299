import type { UnreadNotifications } from '../../../schemas/api/entities/notifications.ts'
import { notificationKinds, type NotificationKind } from '../../../schemas/api/notification-kinds.ts'
import { countUnread } from '../../../src/modules/notifications/index.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import styles from './notification-panel.module.css'

interface KindFilterProps {
  /** undefined: all kinds. */
  value: NotificationKind | undefined
  unread: UnreadNotifications | undefined
  onChange: (kind: NotificationKind | undefined) => void
}

/** One choice per subject, each with its number of unread notifications. */
export function KindFilter({ value, unread, onChange }: KindFilterProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('notifications.filter')} className={styles.kinds}>
      {[undefined, ...notificationKinds].map((kind) => {
        const count = countUnread(unread, kind)
        const number = formatNumber(count)
        return (
          <Chip key={kind ?? 'all'} selected={kind === value} onClick={() => onChange(kind)}>
            {t(`notifications.kinds.${kind ?? 'all'}`)}
            {count > 0 && (
              <>
                <span aria-hidden="true" className={styles.count}>
                  {number}
                </span>
                <VisuallyHidden>, {t('notifications.unreadCount', { count, number })}</VisuallyHidden>
              </>
            )}
          </Chip>
        )
      })}
    </div>
  )
}
