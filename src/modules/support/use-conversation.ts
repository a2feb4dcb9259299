import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import type { SupportSettings } from '../../../schemas/api/entities/site.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { callApi } from '../../lib/api/client.ts'
import { chatWindow } from '../../lib/preferences/chat-window.ts'
import type { ChatProviderName, ChatVisitor, FromChat, ToChat } from '../../lib/frames/chat-messages.ts'
import { logProblem } from '../../lib/log.ts'
import { shownScheme } from '../../lib/browser/scheme.ts'
import { takeConversation } from './conversation-owner.ts'
import { readChatMessage } from './read-chat-message.ts'
import { storeMessage } from './store-message.ts'

/**
 * The iframe has failed if it has not loaded after so many milliseconds; its own timeout for the provider is
 * shorter.
 */
const timeoutMs = 25_000

export type ConversationState = 'loading' | 'ready' | 'failed'

interface ConversationOptions {
  /** Origin of the iframes. */
  origin: string
  locale: Locale
  /** null: a guest. */
  account: AccountInfo | null
  isShown: boolean
  cleared: readonly ChatProviderName[]
}

function visitorOf(account: AccountInfo | null): ChatVisitor | null {
  return account && { id: String(account.uid), name: account.fakename }
}

/**
 * The configuration of the providers depends on the player, because some use it to prove the player's
 * identity.
 */
async function askSettings(): Promise<{
  provider: ChatProviderName
  configuration: Readonly<Record<string, string>>
}> {
  const settings: SupportSettings = await callApi('support.getsettings')
  const { chat: provider } = settings
  if (provider === 'none') throw new Error('the platform has no chat')
  return { provider, configuration: settings[provider] ?? {} }
}

/** Communicates with the chat iframe: starts it and handles its messages. Failures are only logged. */
export function useConversation({ origin, locale, account, isShown, cleared }: ConversationOptions) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<ConversationState>('loading')

  const tell = (message: ToChat) => frame.current?.contentWindow?.postMessage(message, origin)

  const fail = useEffectEvent((problem: string, error?: unknown) => {
    logProblem(problem, error)
    setState('failed')
  })

  const start = useEffectEvent(async () => {
    try {
      const { provider, configuration } = await askSettings()
      const visitor = visitorOf(account)
      const forgets = takeConversation(visitor, provider, cleared)
      const scheme = shownScheme()
      tell({ type: 'chat.start', provider, configuration, locale, scheme, visitor, forgets })
    } catch (error) {
      fail('the settings of the chat could not be had', error)
    }
  })

  const handle = useEffectEvent((message: FromChat) => {
    switch (message.type) {
      case 'frame.ready':
        void start()
        break
      case 'chat.ready':
        setState('ready')
        break
      case 'chat.failed':
        fail(`the chat did not load: ${message.reason}`)
        break
      case 'chat.unread':
        chatWindow.setUnread(message.count)
        break
      case 'chat.closed':
        chatWindow.close()
        break
      case 'chat.message':
        storeMessage(message)
    }
  })

  useEffect(() => {
    function listen({ source, origin: sender, data }: MessageEvent<unknown>) {
      if (sender !== origin || source !== frame.current?.contentWindow) return
      const message = readChatMessage(data)
      if (message !== undefined) handle(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => fail('the frame of the chat did not load'), timeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  const show = useEffectEvent(() => tell({ type: 'chat.shown', isShown }))
  useEffect(() => {
    if (state === 'ready') show()
  }, [state, isShown])

  return { frame, state }
}
