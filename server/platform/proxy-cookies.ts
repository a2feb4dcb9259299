import { sessionIn, storedValue, type CookieNames } from './session-names.ts'

/**
 * Prefix of the platform's other cookies in the browser. It separates them from the site's own, which the
 * platform can neither read nor overwrite.
 */
const prefix = 'platform-'

/** Limits of browsers. */
const maxCookieLength = 4096
const maxCookies = 20

/** Name and value of each cookie in a `Cookie` header. */
function pairsOf(header: string): [name: string, value: string][] {
  return header.split(';').flatMap((pair) => {
    const separator = pair.indexOf('=')
    return separator < 1 ? [] : [[pair.slice(0, separator).trim(), pair.slice(separator + 1).trim()]]
  })
}

/** The `Cookie` header for the platform: only the session and the platform's own cookies. */
export function cookiesForPlatform(header: string | undefined, names: CookieNames): string | undefined {
  const session = sessionIn(header, names)
  const sessionNames = [names.platform, session?.name]
  const known = pairsOf(header ?? '').flatMap(([name, value]) => {
    if (name === names.site) return session ? [`${session.name}=${session.value}`] : []
    const own = name.slice(prefix.length)
    return name.startsWith(prefix) && own !== '' && !sessionNames.includes(own) ? [`${own}=${value}`] : []
  })
  return known.length === 0 ? undefined : known.join('; ')
}

/** Attributes that also apply to the cookie on our host. */
const allowedAttributes = /^(?:max-age|expires)$/i
const allowedPath = /^path=\/[\x21-\x3a\x3c-\x7e]*$/i

function attributesOf(parts: readonly string[]): string[] {
  return parts.filter((part) => allowedAttributes.test(part.split('=')[0] ?? ''))
}

/** A cookie of the platform as a cookie of our host: unreadable for scripts, and not sent by other sites. */
function toSiteCookie(cookie: string, names: CookieNames, sessionName: string, isSecure: boolean): string[] {
  const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim())
  const separator = pair.indexOf('=')
  if (separator < 1 || cookie.length > maxCookieLength) return []
  const name = pair.slice(0, separator)
  const value = pair.slice(separator + 1)
  const isSession = name === sessionName
  // The __Host- prefix of its name requires the path /.
  const path = isSession ? 'Path=/' : (rest.find((part) => allowedPath.test(part)) ?? 'Path=/')
  const siteCookie = [
    isSession ? `${names.site}=${storedValue(name, value, names)}` : `${prefix}${name}=${value}`,
    path,
    ...attributesOf(rest),
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ]
  return [siteCookie.join('; ')]
}

/** The session cookie of the browser. `value`: as the platform's cookie has it. */
export const sessionCookie = (
  names: CookieNames,
  value: string,
  { isSecure, maxAgeSeconds }: { isSecure: boolean; maxAgeSeconds?: number | undefined },
) =>
  toSiteCookie(
    `${names.platform}=${value}${maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`}`,
    names,
    names.platform,
    isSecure,
  )

/** `Set-Cookie` headers for the browser. `sessionName`: of the session at the platform, if not that of the settings. */
export function cookiesForBrowser(
  cookies: readonly string[] | undefined,
  names: CookieNames,
  isSecure: boolean,
  sessionName = names.platform,
): string[] {
  return (cookies ?? [])
    .slice(0, maxCookies)
    .flatMap((cookie) => toSiteCookie(cookie, names, sessionName, isSecure))
}
