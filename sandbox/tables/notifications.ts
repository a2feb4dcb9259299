import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Notifications themselves are derived from what happened; only their reading is stored. */
export interface NotificationReadTable {
  player_id: number
  notification_id: string
  read_at: Timestamp
}

/** Browsers and apps from which a player has logged in. */
export interface PlayerDeviceTable {
  id: Generated<number>
  player_id: number
  /** User-Agent without version numbers, so that an update is not a new device. */
  device: string
  /** Network address of the first login. */
  address: string
  seen_at: Timestamp
}

export interface NotificationsTables {
  notification_reads: NotificationReadTable
  player_devices: PlayerDeviceTable
}
