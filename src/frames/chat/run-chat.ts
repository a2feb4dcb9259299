import type { ChatProviderName, FromChat, ToChat } from '../../lib/frames/chat-messages.ts'
import type { PageAround } from '../page-around.ts'
import { chatwoot } from './chatwoot.ts'
import { crisp } from './crisp.ts'
import { intercom } from './intercom.ts'
import { jivo } from './jivo.ts'
import { livechat } from './livechat.ts'
import type { Chat, ChatProvider } from './provider.ts'
import { zendesk } from './zendesk.ts'

export const providers: Readonly<Record<ChatProviderName, ChatProvider>> = {
  livechat,
  intercom,
  zendesk,
  jivo,
  chatwoot,
  crisp,
}

/** A provider without a bubble after this many milliseconds has failed. */
export const bubbleTimeoutMs = 20_000

/** The page has our own origin, so its messages match the types. */
function isToChat(data: unknown): data is ToChat {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'chat.start' || data.type === 'chat.shown'
}

type Start = Extract<ToChat, { type: 'chat.start' }>

interface Conversation {
  show: (isShown: boolean) => void
}

/** Loads the provider, polls its bubble and reports changes to the page. */
function converse(
  { provider: name, configuration, locale, scheme, visitor, forgets }: Start,
  page: PageAround<FromChat>,
): Conversation {
  const provider = providers[name]
  let isShown = true
  let isThere = false
  let waited = 0
  let missed = 0
  let told = 0

  function giveUp(reason: string) {
    if (isThere) return
    clearInterval(timer)
    page.tell({ type: 'chat.failed', reason })
  }

  async function begin() {
    if (forgets) await chat.forget?.()
    if (visitor !== null) chat.identify(visitor)
    if (isShown) chat.open()
    page.tell({ type: 'chat.ready' })
  }

  function checkBubble() {
    const bubble = chat.bubble()
    if (bubble === null) {
      waited += provider.pollInterval
      if (waited >= bubbleTimeoutMs) giveUp('its bubble did not appear')
      return
    }
    if (!isThere) {
      isThere = true
      begin().catch((error: unknown) => page.tell({ type: 'chat.failed', reason: String(error) }))
    }
    const unread = isShown ? 0 : (bubble.unread ?? missed)
    if (unread !== told) page.tell({ type: 'chat.unread', count: unread })
    told = unread
  }

  const chat: Chat = provider.load(
    configuration,
    { locale, scheme },
    {
      message(message) {
        if (!isShown && message.event === 'received') missed += 1
        page.tell({ type: 'chat.message', ...message })
      },
      closed() {
        if (isShown) page.tell({ type: 'chat.closed' })
      },
      failed: giveUp,
    },
  )
  const timer = setInterval(checkBubble, provider.pollInterval)

  return {
    show(wanted) {
      isShown = wanted
      missed = 0
      if (isThere) (wanted ? chat.open : chat.close)()
    },
  }
}

/** Runs the configured provider's chat in an iframe document of its own. */
export function runChat(page: PageAround<FromChat>): void {
  let conversation: Conversation | undefined
  page.onMessage((data) => {
    if (!isToChat(data)) return
    if (data.type === 'chat.start') conversation ??= converse(data, page)
    else conversation?.show(data.isShown)
  })
  page.tell({ type: 'frame.ready' })
}
