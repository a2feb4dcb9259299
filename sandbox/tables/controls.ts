import type { Generated } from 'kysely'

export interface ControlTable {
  /** `clock_offset`: milliseconds by which the sandbox's clock is ahead of the real one. */
  name: string
  value: string
}

export interface FaultInjectionTable {
  id: Generated<number>
  kind: 'error' | 'latency' | 'outage' | 'silence'
  /** `group.method`, or `*` for every call. */
  call_name: string
  /** Whom it strikes; null: everybody. */
  player_id: number | null
  /** Of kind `error`. */
  error_type: string | null
  /** JSON object, of kind `error`. */
  error_data: string | null
  /** Milliseconds, of kind `latency`. */
  delay: number
  /** Calls that it still strikes; null: until it is removed. */
  times_left: number | null
}

export interface ControlsTables {
  controls: ControlTable
  fault_injections: FaultInjectionTable
}
