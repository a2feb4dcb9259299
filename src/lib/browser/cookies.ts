/** Reads a cookie that scripts may see. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1))
}

/** Stores a value for a number of days on all paths; cross-site requests do not send it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = days * 24 * 60 * 60
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}
