import type { Notification } from '../../../schemas/api/entities/notifications.ts'
import type { NotificationKind } from '../../../schemas/api/notification-kinds.ts'
import { formatTime } from '../../../src/lib/format/date.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { Emblem, isEmblemName, type EmblemName } from '../../../src/ui/art/emblem.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import styles from './notification-item.module.css'

const emblems: Readonly<Record<NotificationKind, EmblemName>> = {
  money: 'coins',
  bonus: 'gift',
  game: 'trophy',
  account: 'bell',
}

/** Edge length of the picture in px. */
const pictureSize = 32

interface NotificationItemProps {
  notification: Notification
  /** The player follows one of its links. */
  onFollow: () => void
}

/** What happened, when, and the links to react. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const { kind, title, text, created_at, is_read, actions, image_url, emblem } = notification
  return (
    <li className={styles.item} data-unread={!is_read || undefined}>
      <span className={styles.picture}>
        {image_url === null ? (
          <Emblem name={isEmblemName(emblem) ? emblem : emblems[kind]} size={pictureSize} />
        ) : (
          <img src={image_url} width={pictureSize} height={pictureSize} alt="" loading="lazy" />
        )}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {!is_read && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
          {title}
        </h3>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ label, link }, index) => (
              <LocalLink
                key={link}
                to={link}
                className={buttonClass({ variant: index === 0 ? 'secondary' : 'ghost', size: 's' })}
                onClick={is_read ? undefined : onFollow}
              >
                {label}
              </LocalLink>
            ))}
          </p>
        )}
        <time dateTime={created_at} className={styles.time}>
          {formatTime(Date.parse(created_at), timeZone)}
        </time>
      </div>
    </li>
  )
}
