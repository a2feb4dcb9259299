import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useRef, useState } from 'react'
import { chatWindow, useChatWindow } from '../../lib/preferences/chat-window.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { useSession } from '../session/index.ts'
import { track } from '../tracking/index.ts'
import { useConversation } from './use-conversation.ts'
import styles from './chat-panel.module.css'

const clearedByDefault = ['chatwoot'] as const

/**
 * The chat window. Once opened it stays mounted: closed it is hidden, and the conversation continues. Another
 * player, or a guest, gets a newly loaded conversation.
 */
export function ChatPanel({ origin }: { origin: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { account } = useSession()
  const { isOpen } = useChatWindow()
  const { support } = useConfig()
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    track('chat_open')
    place.current?.focus()
  }, [isOpen])

  return (
    <section
      ref={place}
      className={styles.panel}
      data-side={support.chatSide}
      role="dialog"
      aria-label={t('support.chat.badge')}
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={({ key }) => {
        if (key === 'Escape') chatWindow.close()
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{t('support.chat.title')}</h2>
        <Button
          variant="ghost"
          square
          icon="chevron-down"
          aria-label={t('support.chat.minimise')}
          onClick={chatWindow.close}
        />
      </header>
      <Conversation
        key={`${account?.uid ?? 'guest'}:${locale}:${attempt}`}
        origin={origin}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </section>
  )
}

function Conversation({ origin, onRetry }: { origin: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { account } = useSession()
  const { isOpen } = useChatWindow()
  const { support } = useConfig()
  const { frame, state } = useConversation({
    origin,
    locale,
    account,
    isShown: isOpen,
    cleared: support.chatClearedAtLogout ?? clearedByDefault,
  })
  if (state === 'failed') return <Failed onRetry={onRetry} />
  return (
    <div className={styles.body} aria-busy={state === 'loading'}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={`${origin}/frames/chat`}
        title={t('support.chat.frame')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      />
      {state === 'loading' && (
        <div className={styles.loading} role="status">
          <Spinner size={32} />
          <VisuallyHidden>{t('support.chat.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed} role="alert">
      <EmptyState emblem="bolt" title={t('support.chat.failed')} text={t('support.chat.failedText')}>
        <Button icon="refresh" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
        <ActionButton action={{ type: 'navigate', to: urlOf('support') }} variant="secondary">
          {t('support.chat.write')}
        </ActionButton>
      </EmptyState>
    </div>
  )
}
