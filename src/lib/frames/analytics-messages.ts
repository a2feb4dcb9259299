/** Messages between the page and the iframe of the analytics services. */

/** Services enabled in the settings. */
export interface AnalyticsServices {
  /** Container of the tag manager. */
  tagManager?: string
  /** Counter of the metrics service. */
  metrics?: string
  fingerprint?: {
    script: string
    host: string
    /** Fraud-detection session of the visit, also sent with hits. */
    session: string
  }
}

export type ToAnalytics =
  | { type: 'analytics.start'; services: AnalyticsServices }
  | {
      type: 'analytics.event'
      name: string
      params: Readonly<Record<string, string | number | boolean>>
    }

export type FromAnalytics =
  /** The document is ready and waits for `analytics.start`. */
  { type: 'frame.ready' } | { type: 'analytics.failed'; service: keyof AnalyticsServices; reason: string }
