/** Migrates a body from version n of its contract to version n + 1. Pure. */
export type Migration = (body: Record<string, unknown>) => Record<string, unknown>
