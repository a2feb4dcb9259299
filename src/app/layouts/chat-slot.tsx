import { useEffect, useRef, useState, type ComponentType } from 'react'
import { isIcon } from '../../../schemas/icon-names.ts'
import { chatWindow, useChatWindow } from '../../lib/preferences/chat-window.ts'
import { logProblem } from '../../lib/log.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { showToast } from '../../modules/toasts/index.ts'
import { useConfig, usePath } from '../../renderer/render-context.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { mainId } from './page-layout.tsx'
import styles from './chat-slot.module.css'

const action = JSON.stringify({ type: 'openChat' })

/** Whether a path equals one of these or is below one: /game matches /game/x, but not /gamehall. */
function isAtOrBelow(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root.replace(/\/$/, '')}/`))
}

/** Focuses the first of these that is there and visible. */
function focusFirst(elements: readonly (Element | null)[]): void {
  const found = elements.find((element) => element !== document.body && element?.checkVisibility() === true)
  if (found instanceof HTMLElement) found.focus()
}

/**
 * The button of the support chat and the container of its window. Our code is loaded when the chat is first
 * opened, then the provider's.
 */
export function ChatSlot() {
  const { t } = useTranslation()
  const { chat, framesOrigin, support } = useConfig()
  const path = usePath()
  const { isOpen, unread } = useChatWindow()
  const [Panel, setPanel] = useState<ComponentType<{ origin: string }>>()
  const badge = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)
  const { chatHiddenAt, chatIcon = 'chat', chatSide } = support
  const isHidden = isAtOrBelow(path, chatHiddenAt)

  useEffect(() => {
    if (isHidden) chatWindow.close()
  }, [isHidden, path])

  useEffect(() => {
    if (isOpen) opener.current = document.activeElement
    else if (opener.current !== null) {
      focusFirst([opener.current, badge.current, document.getElementById(mainId)])
      opener.current = null
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen || Panel !== undefined) return
    import('../../modules/support/index.ts').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      (error: unknown) => {
        logProblem('the chat could not be loaded', error)
        chatWindow.close()
        showToast({
          id: 'chat',
          kind: 'error',
          title: t('support.chat.failed'),
          action: { label: t('errors.retry'), onSelect: chatWindow.open },
        })
      },
    )
  }, [isOpen, Panel, t])

  if (chat === undefined || framesOrigin === undefined) return null
  const label = unread > 0 ? t('support.chat.unread', { count: unread }) : t('support.chat.badge')
  return (
    <>
      {!isHidden && (
        <button
          ref={badge}
          type="button"
          className={styles.badge}
          data-side={chatSide}
          data-action={action}
          aria-label={label}
          aria-haspopup="dialog"
          hidden={isOpen && Panel !== undefined}
        >
          <Icon name={isIcon(chatIcon) ? chatIcon : 'chat'} size={24} />
          {unread > 0 && (
            <span className={styles.unread} aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </button>
      )}
      {Panel && <Panel origin={framesOrigin} />}
    </>
  )
}
