import { sessionTtlMs } from '../accounts/login/sessions.ts'

/** The cookie that holds a player's session token. Over https its name binds it to this host. */
export interface SessionCookie {
  read: (cookieHeader: string | undefined) => string | undefined
  /** Value of a `Set-Cookie` header that keeps the token, or with null forgets it. */
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
    // A token is of letters, digits, - and _ only: nothing in it needs escaping.
    write: (token) =>
      `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : sessionTtlMs / 1000}; ${attributes}`,
  }
}
