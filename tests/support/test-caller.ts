import { CookieJar } from '../../server/http/cookie-jar.ts'
import { createCaller, type Caller } from '../../server/platform/index.ts'

/** A browser with these cookies that calls the platform through the site, and the cookies that it was given. */
export function testCaller(
  cookie: string,
  { ip = '203.0.113.7', ...headers }: { ip?: string; 'user-agent'?: string } = {},
): Caller & { given: string[] } {
  const given: string[] = []
  const caller = createCaller({ headers: { ...headers, cookie }, ip }, new CookieJar(cookie), (value) =>
    given.push(value),
  )
  return Object.assign(caller, { given })
}
