import type { Migration } from './migration.ts'

/**
 * Migrates `value` from `version` to the newest version in `history`; null if it is newer than that. `key`: of the
 * document whose body it is.
 */
export function lift(
  value: Record<string, unknown>,
  version: number,
  history: { version: number; migrations: readonly Migration[] },
  key?: string,
): Record<string, unknown> | null {
  if (version > history.version) return null
  return history.migrations.slice(version - 1).reduce((lifted, migrate) => migrate(lifted, key), value)
}
