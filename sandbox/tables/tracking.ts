import type { Generated } from 'kysely'
import type { HitType } from '../../schemas/tracking.ts'
import type { Timestamp } from './columns.ts'

export interface HitTable {
  id: Generated<number>
  type: HitType
  /** null: a guest. */
  player_id: number | null
  referer: string
  /** JSON of the tracking parameters, by name without the prefix td_. */
  marks: string
  fraud_session: string
  at: Timestamp
}

export interface DeviceTable {
  id: Generated<number>
  /** The call that the description came with. */
  call_name: string
  /** Device hash computed by the script. */
  device: string
  at: Timestamp
}

export interface RegistrationMarksTable {
  player_id: number
  /** JSON of the tracking parameters. */
  marks: string
}

export interface TrackingTables {
  hits: HitTable
  devices: DeviceTable
  registration_marks: RegistrationMarksTable
}
