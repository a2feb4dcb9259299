import { usualCheckDomain } from '../../../schemas/device-session.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { forgetVariants, reportGoal } from '../../lib/experiments/report-goal.ts'
import { consent, mayLoadServices } from '../../lib/preferences/consent.ts'
import type { AnalyticsServices } from '../../lib/frames/analytics-messages.ts'
import { readMarks } from '../../lib/preferences/tracking-marks.ts'
import { setDeviceSession } from '../../lib/api/device-session.ts'
import { reportVisit } from '../../lib/data/hits.ts'
import { onTrackedEvent, track, trackedEvents, type TrackedEvent } from '../tracking/index.ts'
import { openAnalyticsFrame, type AnalyticsFrame } from './analytics-frame.ts'
import { sendToPlatform } from './platform-events.ts'

export interface AnalyticsParts {
  config: () => Pick<SiteConfig, 'analytics' | 'framesOrigin'>
  /** Path of the page without language and query. */
  path: () => string
  /** Calls the listener when the address changes. */
  onAddress: (listener: () => void) => () => void
}

/** The event with only the parameters allowed for its name, plus the campaign parameters of the visit. */
function cleaned({ name, params }: TrackedEvent): TrackedEvent {
  const allowed = trackedEvents[name].flatMap((property: string) => {
    const value = params[property]
    return value === undefined ? [] : [[property, value] as const]
  })
  return { name, params: { ...readMarks(), ...Object.fromEntries(allowed) } }
}

function chosenServices(chosen: SiteConfig['analytics']): AnalyticsServices {
  const { tagManager, googleAnalytics, metrics, fingerprint } = chosen
  return {
    ...(tagManager !== undefined && { tagManager }),
    ...(googleAnalytics !== undefined && { googleAnalytics }),
    ...(metrics !== undefined && { metrics }),
    ...(fingerprint && {
      fingerprint: { script: fingerprint.script, host: fingerprint.host ?? usualCheckDomain },
    }),
  }
}

/**
 * Sends visits by links in the page to the platform, events to the platform and the configured services, and the goals
 * of A/B tests. Services are loaded only with consent and do not receive earlier events.
 */
export function startAnalytics({ config, path, onAddress }: AnalyticsParts): () => void {
  let frame: AnalyticsFrame | undefined
  let shown: string | undefined

  function followConsent() {
    const { analytics, framesOrigin } = config()
    forgetVariants(config())
    if (framesOrigin === undefined || !mayLoadServices(analytics)) {
      frame?.close()
      frame = undefined
      setDeviceSession(undefined)
      return
    }
    if (frame !== undefined) return
    frame = openAnalyticsFrame(framesOrigin, chosenServices(analytics))
    if (analytics.fingerprint) setDeviceSession(frame.describeDevice)
    if (shown !== undefined)
      frame.tell({ type: 'analytics.event', name: 'page_view', params: { path: shown } })
  }

  function report(event: TrackedEvent) {
    const { name, params } = cleaned(event)
    reportGoal(name, config())
    frame?.tell({ type: 'analytics.event', name, params })
    if (config().analytics.platformEvents.includes(name)) sendToPlatform({ name, params })
  }

  function followAddress() {
    reportVisit()
    if (path() === shown) return
    shown = path()
    track('page_view', { path: shown })
  }

  followConsent()
  const stops = [onTrackedEvent(report), consent.subscribe(followConsent), onAddress(followAddress)]
  followAddress()
  return () => {
    stops.forEach((stop) => stop())
    frame?.close()
    setDeviceSession(undefined)
  }
}
