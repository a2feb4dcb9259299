import { loadScript } from '../load-script.ts'
import type { ChatProvider } from './provider.ts'
import { createUnreadCounter } from './unread-counter.ts'

/** https://developers.intercom.com/installing-intercom/web/methods */
interface Intercom {
  (method: string, ...values: unknown[]): void
  q?: unknown[][]
  booted?: boolean
}

declare global {
  interface Window {
    Intercom?: Intercom
  }
}

function queue(): Intercom {
  const calls: unknown[][] = []
  const intercom: Intercom = (...values) => void calls.push(values)
  intercom.q = calls
  return intercom
}

/**
 * `app_id`; `api_base` for regional data hosting; `user_hash` if the platform verifies the player's identity.
 * Intercom reports the number of unread messages, but neither their text nor what the player sends.
 */
export const intercom: ChatProvider = {
  pollInterval: 500,
  load({ app_id = '', api_base, user_hash }, { locale, scheme }, { message, closed, failed }) {
    const own = queue()
    window.Intercom = own
    const received = () =>
      message({ event: 'received', text: '', channel_id: app_id, conversation_id: 'none' })
    let unread = createUnreadCounter(received)
    const call: Intercom = (method, ...values) => window.Intercom?.(method, ...values)
    const boot = () =>
      call('boot', {
        app_id,
        ...(api_base !== undefined && { api_base }),
        language_override: locale,
        theme_mode: scheme,
        hide_default_launcher: true,
      })
    const listen = () => {
      call('onUnreadCountChange', (count: number) => unread.update(count))
      call('onHide', closed)
    }
    loadScript(`https://widget.intercom.io/widget/${encodeURIComponent(app_id)}`, {
      failed: () => failed('the widget did not load'),
    })
    boot()
    listen()
    return {
      bubble: () =>
        window.Intercom !== own && window.Intercom?.booted === true ? { unread: unread.count() } : null,
      open: () => call('show'),
      close: () => call('hide'),
      identify: ({ id, name }) =>
        call('update', { user_id: id, name, ...(user_hash !== undefined && { user_hash }) }),
      forget() {
        call('shutdown')
        unread = createUnreadCounter(received)
        boot()
        listen()
      },
    }
  },
}
