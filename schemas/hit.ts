import { Type, type Static } from 'typebox'
import { hitTypes, maxMarkLength, maxRefererLength } from './tracking.ts'

const mark = (name: string) =>
  Type.Optional(Type.String({ maxLength: maxMarkLength, description: `${name} of the visit` }))

/** Query of the tracking image `GET /hit`, on the site and on the platform. */
export const Hit = Type.Object(
  {
    type: Type.Enum([...hitTypes], {
      description: 'visit: a page visit; seon: the fraud-detection session, 3 s after the start',
    }),
    referer: Type.String({
      maxLength: maxRefererLength,
      default: '',
      description: 'Referring page, without its query',
    }),
    fraud_session: Type.String({
      pattern: '^[\\w-]{1,100}$',
      description: 'Fraud-detection session of the visit; the device fingerprint contains the same ID',
    }),
    td_track_id: mark('track_id'),
    td_show_popup_reg: mark('show_popup_reg'),
    td_publisher_id: mark('publisher_id'),
    td_goal_id: mark('goal_id'),
    td_goal_entry_id: mark('goal_entry_id'),
    td_link_id: mark('link_id'),
  },
  { additionalProperties: false },
)
export type Hit = Static<typeof Hit>
