import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Browsers that receive notifications; only as long as their session has not ended. */
export interface PushDeviceTable {
  id: Generated<number>
  player_id: number
  session_hash: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  locale: string
  /** Comma-separated. */
  kinds: string
  created_at: Timestamp
  /** Notifications in a row that did not arrive. */
  failures: number
}

/** Notifications that were sent to a device, or are to be sent again. */
export interface PushDeliveryTable {
  device_id: number
  notification_id: string
  /** Attempts so far. */
  attempts: number
  /** When it is sent again; null: it has arrived, or is given up. */
  due_at: Timestamp | null
  created_at: Timestamp
}

export interface PushTables {
  push_devices: PushDeviceTable
  push_deliveries: PushDeliveryTable
}
