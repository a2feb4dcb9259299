import type { Generated } from 'kysely'

export interface ControlTable {
  /** `clock_offset`: milliseconds by which the sandbox clock is ahead of real time. */
  name: string
  value: string
}

export interface FaultInjectionTable {
  id: Generated<number>
  kind: 'error' | 'latency' | 'outage' | 'silence'
  /** `group.method`, or `*` for every call. */
  call_name: string
  /** Affected player; null: everyone. */
  player_id: number | null
  /** For kind `error`. */
  error_type: string | null
  /** JSON object, for kind `error`. */
  error_data: string | null
  /** Milliseconds, for kind `latency`. */
  delay: number
  /** Remaining number of affected calls; null: until removed. */
  times_left: number | null
}

export interface ControlsTables {
  controls: ControlTable
  fault_injections: FaultInjectionTable
}
