/** Migrates a body from version n of its contract to version n + 1. Pure. `key`: of the document; blocks have none. */
export type Migration = (body: Record<string, unknown>, key?: string) => Record<string, unknown>
