import { useChatWindow } from '../../../src/lib/preferences/chat-window.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from '../sidebar.module.css'

/** Opens the support chat, which has no floating button on phones. */
export function ChatPart() {
  const { t } = useTranslation()
  const { chat, framesOrigin } = useConfig()
  const { unread } = useChatWindow()
  if (chat === undefined || framesOrigin === undefined) return null
  return (
    <ActionButton
      action={{ type: 'openChat' }}
      className={styles.link}
      aria-label={unread > 0 ? t('support.chat.unread', { count: unread }) : t('support.chat.badge')}
    >
      <Icon name="chat" />
      {t('support.chat.badge')}
      {unread > 0 && <span className={styles.unread}>{unread > 9 ? '9+' : unread}</span>}
    </ActionButton>
  )
}
