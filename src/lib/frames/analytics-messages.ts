/** What the page and the frame of the analytics services say to each other. */

/** Services that the settings have chosen. */
export interface AnalyticsServices {
  /** Container of the tag manager. */
  tagManager?: string
  /** Counter of the metrics service. */
  metrics?: string
  fingerprint?: {
    script: string
    host: string
    /** Fraud-detection session of the visit, which hits bear as well. */
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
  /** The document stands and waits for `analytics.start`. */
  { type: 'frame.ready' } | { type: 'analytics.failed'; service: keyof AnalyticsServices; reason: string }
