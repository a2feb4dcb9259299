/** A moment as it travels: RFC 3339 in UTC, to the second. */
export function toTimestamp(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}

/** The same for a moment that may not have come. */
export function toTimestampOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toTimestamp(milliseconds)
}
