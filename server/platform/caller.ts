import type { FastifyReply, FastifyRequest } from 'fastify'
import { CookieJar } from '../http/cookie-jar.ts'
import { replaceCookie } from '../http/cookies.ts'
import type { Caller } from '../contracts/platform.ts'

/** A caller whose cookies are in `jar`; `onCookie` passes a `Set-Cookie` header to the browser. */
export function createCaller(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  jar: Pick<CookieJar, 'header' | 'take'>,
  onCookie: (cookie: string) => void = () => undefined,
): Caller {
  return {
    ip,
    get headers() {
      return { ...headers, cookie: jar.header }
    },
    setCookies(cookies) {
      for (const cookie of cookies) {
        jar.take(cookie)
        onCookie(cookie)
      }
    },
  }
}

/** The browser that sent a request. Cookies of the platform are added to the reply. */
export function callerOf(request: Pick<FastifyRequest, 'headers' | 'ip'>, reply: FastifyReply): Caller {
  return createCaller(request, new CookieJar(request.headers.cookie), (cookie) =>
    replaceCookie(reply, cookie),
  )
}
