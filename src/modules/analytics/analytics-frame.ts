import type { AnalyticsServices, FromAnalytics, ToAnalytics } from '../../lib/frames/analytics-messages.ts'
import { logProblem } from '../../lib/log.ts'

/** The hidden iframe in which third-party services run. */
export interface AnalyticsFrame {
  tell: (message: ToAnalytics) => void
  close: () => void
}

/** Only our own script in the iframe sends messages from its origin. */
function isFromAnalytics(data: unknown): data is FromAnalytics {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
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

  function send(message: ToAnalytics) {
    frame.contentWindow?.postMessage(message, origin)
  }

  function hear({ source, origin: from, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || from !== origin || !isFromAnalytics(data)) return
    if (data.type === 'analytics.failed') return logProblem(`analytics: ${data.service}`, data.reason)
    isReady = true
    waiting.splice(0).forEach(send)
  }

  window.addEventListener('message', hear)
  frame.src = `${origin}/frames/analytics`
  document.body.append(frame)
  return {
    tell: (message) => (isReady ? send(message) : void waiting.push(message)),
    close() {
      window.removeEventListener('message', hear)
      frame.remove()
    },
  }
}
