import type { FastifyReply } from 'fastify'

/** Value of a cookie in a request's `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim() || undefined
  }
  return undefined
}

/** A `Set-Cookie` header that removes a cookie of this host. */
export function removalOf(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`
}

/** Adds a `Set-Cookie` header in place of an earlier one of the same name, so that there is never a long list of them. */
export function replaceCookie(reply: FastifyReply, cookie: string): void {
  // Too late: the answer to a call that the page did not wait for.
  if (reply.sent) return
  const nameOf = (value: string) => value.slice(0, value.indexOf('='))
  const earlier = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  reply.removeHeader('set-cookie')
  for (const one of [...earlier.filter((other) => nameOf(other) !== nameOf(cookie)), cookie])
    reply.header('set-cookie', one)
}
