/** Smaller differences are ignored: dates have a resolution of one second, and answers take time. */
const tolerance = 3000

let difference = 0

/** Reads the server's time from an answer's `Date` header. */
export function learnServerTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at)) return
  const found = at - Date.now()
  difference = Math.abs(found) > tolerance ? found : 0
}

/** Milliseconds since 1970 by the server's clock, as known from its answers. */
export function serverNow(): number {
  return Date.now() + difference
}
