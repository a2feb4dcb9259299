/** Query parameters that tell where a visit comes from. Nothing of them names a person. */
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

/** Characters of the longest mark that is kept. */
export const longestMark = 200

/** `visit`: somebody has come, or come anew by a link with marks; `seon`: the fraud-detection session, 3 s after the start. */
export const hitTypes = ['visit', 'seon'] as const
export type HitType = (typeof hitTypes)[number]

/** Path of the tracking image. */
export const hitPath = '/hit'

/** Characters of the longest address that a hit names as its referrer. */
export const longestReferer = 2000
