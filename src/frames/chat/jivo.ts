import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'

/** https://www.jivochat.com/docs/widget/ */
interface Jivo {
  open: () => void
  close?: () => void
  setContactInfo: (contact: { name: string; description: string }) => void
  setUserToken?: (token: string) => void
  clearHistory: () => void
  getUnreadMessagesCount?: () => number
  getVisitorNumber?: (callback: (error: unknown, number: number | string | null) => void) => void
}

declare global {
  interface Window {
    jivo_api?: Jivo
    jivo_onLoadCallback?: () => void
    jivo_onClose?: () => void
    jivo_onMessageSent?: () => void
    jivo_onMessageReceived?: () => void
  }
}

/**
 * `widget_id`; `user_token` if the platform gives each player one. JivoChat reports the player's first message
 * and each message of the operators.
 */
export const jivo: ChatProvider = {
  pollInterval: 500,
  load({ widget_id = '', user_token }, _look, { message, closed, failed }) {
    let isReady = false
    let visitor = 'none'
    const tell = (event: 'sent' | 'received') =>
      message({ event, text: '', channel_id: widget_id, conversation_id: visitor })
    window.jivo_onLoadCallback = () => {
      isReady = true
      window.jivo_api?.getVisitorNumber?.((_error, number) => (visitor = String(number ?? visitor)))
    }
    window.jivo_onClose = closed
    window.jivo_onMessageSent = () => tell('sent')
    window.jivo_onMessageReceived = () => tell('received')
    loadScript(`https://code.jivosite.com/widget/${encodeURIComponent(widget_id)}`, {
      failed: () => failed('the widget did not load'),
    })
    return {
      bubble: () => (isReady ? { unread: window.jivo_api?.getUnreadMessagesCount?.() } : null),
      open: () => window.jivo_api?.open(),
      close: () => window.jivo_api?.close?.(),
      identify({ id, name }) {
        if (user_token !== undefined) window.jivo_api?.setUserToken?.(user_token)
        window.jivo_api?.setContactInfo({ name, description: id })
      },
      forget: () => window.jivo_api?.clearHistory(),
    }
  },
}
