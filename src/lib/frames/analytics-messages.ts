/** Messages between the page and the iframe of the analytics services. */

/** Services enabled in the settings. */
export interface AnalyticsServices {
  /** Container of the tag manager. */
  tagManager?: string
  /** Counter of the metrics service. */
  metrics?: string
  /** Measurement ID of Google Analytics. */
  googleAnalytics?: string
  fingerprint?: {
    script: string
    /** Domain of the service's checks. */
    host: string
  }
}

export type ToAnalytics =
  | { type: 'analytics.start'; services: AnalyticsServices }
  | {
      type: 'analytics.event'
      name: string
      params: Readonly<Record<string, string | number | boolean>>
    }
  /** Asks the fraud-detection service to describe the device. */
  | { type: 'analytics.describeDevice' }

export type FromAnalytics =
  /** The answer to `analytics.describeDevice`; null: the service failed. */
  | { type: 'analytics.device'; session: string | null }
  /** The document is ready and waits for `analytics.start`. */
  | { type: 'frame.ready' }
  | { type: 'analytics.failed'; service: keyof AnalyticsServices; reason: string }
