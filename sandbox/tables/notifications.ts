import type { Generated } from 'kysely'
import type { LoginMethod } from '../../schemas/api/entities/account.ts'
import type { Timestamp } from './columns.ts'

/** Notifications themselves are derived from what happened; only their reading is stored. */
export interface NotificationReadTable {
  player_id: number
  notification_id: string
  read_at: Timestamp
}

/** Logins and attempts with a wrong password or code. */
export interface PlayerLoginTable {
  id: Generated<number>
  player_id: number
  at: Timestamp
  user_agent: string
  address: string
  method: LoginMethod
  /** The session that the login opened; it may have ended. */
  session_hash: string | null
  is_successful: 0 | 1
  /** The player had used this kind of device before, or had never logged in. */
  is_known_device: 0 | 1
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
  player_logins: PlayerLoginTable
}
