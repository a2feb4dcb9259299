import type seon from '@seontechnologies/seon-javascript-sdk'
import type { AnalyticsServices } from '../../lib/frames/analytics-messages.ts'
import { loadScript } from '../load-script.ts'
import type { ServiceEvents } from './service.ts'

declare global {
  interface Window {
    /** Of the script, in version 6. */
    seon?: typeof seon
  }
}

/** Describes the device: an encrypted text that only the service can read. */
export type DescribeDevice = () => Promise<string>

/** Loads the script of the fraud-detection service. https://docs.seon.io/api-reference/fraud-api#javascript-agent-v6 */
export function loadFingerprint(
  { script, host }: NonNullable<AnalyticsServices['fingerprint']>,
  { failed }: ServiceEvents,
): DescribeDevice {
  const loaded = new Promise<typeof seon>((resolve, reject) => {
    function fail(reason: string) {
      failed(reason)
      reject(new Error(reason))
    }
    loadScript(script, {
      failed: () => fail('the script did not load'),
      loaded() {
        if (window.seon === undefined) return fail('the script offers nothing')
        // Nothing happens in this document that would tell how somebody types.
        window.seon.init({ behavioralDataCollection: { targets: '' } })
        resolve(window.seon)
      },
    })
  })
  loaded.catch(() => undefined)
  return async () => (await loaded).getSession({ dnsResolverDomain: host })
}
