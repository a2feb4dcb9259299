import { recordOf, type PushTarget } from 'marquee/adapter'

/** Milliseconds until a lost connection is opened again. */
const retryMs = 2_000

/**
 * Receives the platform's events of type `wallet` over a WebSocket, again after each loss. `RPC_EVENTS_KEY` admits the
 * site. Returns a function that ends it.
 */
export function listenTo(
  target: PushTarget,
  onWallet: (event: Readonly<Record<string, unknown>>) => void,
): () => void {
  if (typeof WebSocket === 'undefined') {
    target.report('This Node has no WebSocket: use Node 22, or NODE_OPTIONS=--experimental-websocket')
    return () => undefined
  }
  const address = new URL('/events', target.url.replace(/^http/, 'ws'))
  address.searchParams.set('key', process.env['RPC_EVENTS_KEY'] ?? '')
  let socket: WebSocket
  let timer: NodeJS.Timeout | undefined
  let hasEnded = false
  const open = () => {
    socket = new WebSocket(address)
    socket.addEventListener('open', () => target.report(null))
    socket.addEventListener('message', ({ data }) => {
      const event = recordOf(JSON.parse(String(data)))
      if (event['type'] === 'wallet') onWallet(event)
    })
    socket.addEventListener('close', () => {
      if (hasEnded) return
      target.report('the WebSocket of the platform is closed')
      timer = setTimeout(open, retryMs)
      timer.unref()
    })
    // A close follows, which opens it again.
    socket.addEventListener('error', () => undefined)
  }
  open()
  return () => {
    hasEnded = true
    clearTimeout(timer)
    socket.close()
  }
}
