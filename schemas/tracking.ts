/** Query parameters that identify the source of a visit. None of them identifies a person. */
export const markNames = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const
export type MarkName = (typeof markNames)[number]

/** Recognised parameters of a visit. */
export type Marks = Partial<Record<MarkName, string>>

/** Maximum length of a parameter. */
export const maxMarkLength = 200

/**
 * `visit`: a new visit, or another one by a link with tracking parameters; `seon`: the fraud-detection session, 3 s after
 * the start.
 */
export const hitTypes = ['visit', 'seon'] as const
export type HitType = (typeof hitTypes)[number]

/** Path of the tracking image. */
export const hitPath = '/hit'

/** Path of the script that requests the image. Servers of any build answer it. */
export const visitScriptPath = '/nfx/visit.js'

/** Maximum length of the referrer in a hit. */
export const maxRefererLength = 2000

/** Path that takes the vitals of a visit. */
export const vitalsPath = '/nfx/vitals'

/** Path that takes the reports of browsers about experiments. */
export const experimentsPath = '/nfx/experiments'

/** Path that takes the counts of what visitors have seen and used. */
export const resultsPath = '/nfx/results'

/** Names in a list of such a report. */
export const maxReported = 100

/** Event of the window: the visitor has reached a goal, its `detail`. */
export const goalEvent = 'marquee:goal'

/** Prefix of the ids that blocks of a layout have in a page. */
export const layoutBlockPrefix = 'layout:'

/** Cookie with the random number by which a browser stays in its variants. It contains nothing about the visitor. */
export const splitCookie = 'marquee_split'

/** A value of the cookie. */
export const splitPattern = /^[0-9a-f]{32}$/
