import { sessionTtlMs } from '../accounts/login/sessions.ts'

/** Session cookie of a player. Over https its name prefix binds it to this host. */
export interface SessionCookie {
  read: (cookieHeader: string | undefined) => string | undefined
  /** Value of a `Set-Cookie` header that sets the token; null clears it. */
  write: (token: string | null) => string
}

export function sessionCookie(publicUrl: URL): SessionCookie {
  const isSecure = publicUrl.protocol === 'https:'
  const name = isSecure ? '__Host-marquee_session' : 'marquee_session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (cookieHeader = '') =>
      cookieHeader
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    // A token consists of letters, digits, - and _ only, so that it needs no escaping.
    write: (token) =>
      `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : sessionTtlMs / 1000}; ${attributes}`,
  }
}
