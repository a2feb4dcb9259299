import type { AnalyticsServices, FromAnalytics, ToAnalytics } from '../../lib/frames/analytics-messages.ts'
import { logProblem } from '../../lib/log.ts'

/** The hidden iframe in which third-party services run. */
export interface AnalyticsFrame {
  tell: (message: ToAnalytics) => void
  /** Asks the fraud-detection service to describe the device; undefined: it did not in time. */
  describeDevice: () => Promise<string | undefined>
  close: () => void
}

/** Milliseconds that a player who logs in or pays waits for the fraud-detection service at most. */
const deviceTimeoutMs = 2500

/** Only our own script in the iframe sends messages from its origin. */
function isFromAnalytics(data: unknown): data is FromAnalytics {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'analytics.device')
    return 'session' in data && (data.session === null || typeof data.session === 'string')
  return data.type === 'frame.ready' || data.type === 'analytics.failed'
}

/** Adds the iframe to the page. Messages are queued until it listens. */
export function openAnalyticsFrame(origin: string, services: AnalyticsServices): AnalyticsFrame {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'analytics'
  frame.setAttribute('aria-hidden', 'true')
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  const waiting: ToAnalytics[] = [{ type: 'analytics.start', services }]
  let isReady = false
  const devices = new Set<(session: string | undefined) => void>()

  function send(message: ToAnalytics) {
    frame.contentWindow?.postMessage(message, origin)
  }

  function hear({ source, origin: from, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || from !== origin || !isFromAnalytics(data)) return
    if (data.type === 'analytics.failed') return logProblem(`analytics: ${data.service}`, data.reason)
    if (data.type === 'analytics.device') {
      devices.forEach((resolve) => resolve(data.session ?? undefined))
      return devices.clear()
    }
    isReady = true
    waiting.splice(0).forEach(send)
  }

  window.addEventListener('message', hear)
  frame.src = `${origin}/frames/analytics`
  document.body.append(frame)
  const tell = (message: ToAnalytics) => (isReady ? send(message) : void waiting.push(message))
  return {
    tell,
    describeDevice: () =>
      new Promise((resolve) => {
        devices.add(resolve)
        if (devices.size === 1) tell({ type: 'analytics.describeDevice' })
        setTimeout(() => {
          devices.delete(resolve)
          resolve(undefined)
        }, deviceTimeoutMs)
      }),
    close() {
      window.removeEventListener('message', hear)
      frame.remove()
    },
  }
}
