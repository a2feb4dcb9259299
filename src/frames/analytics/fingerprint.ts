import type { AnalyticsServices } from '../../lib/frames/analytics-messages.ts'
import { loadScript } from '../load-script.ts'
import type { ServiceEvents } from './service.ts'

/** The API of the fraud-detection service's script. */
interface FingerprintAgent {
  config: (options: {
    host: string
    session_id: string
    audio_fingerprint: boolean
    canvas_fingerprint: boolean
    webgl_fingerprint: boolean
    onSuccess: (message: string) => void
    onError: (message: string) => void
  }) => void
}

declare global {
  interface Window {
    seon?: FingerprintAgent
  }
}

/** Creates the fingerprint of the device, for the same session as the hits. */
export function loadFingerprint(
  { script, host, session }: NonNullable<AnalyticsServices['fingerprint']>,
  { failed }: ServiceEvents,
): void {
  loadScript(script, {
    failed: () => failed('the script did not load'),
    loaded() {
      if (window.seon === undefined) return failed('the script offers nothing')
      window.seon.config({
        host,
        session_id: session,
        audio_fingerprint: true,
        canvas_fingerprint: true,
        webgl_fingerprint: true,
        onSuccess: () => undefined,
        onError: failed,
      })
    },
  })
}
