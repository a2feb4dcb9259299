import type { CallName } from '../../schemas/api/calls.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { CookieJar } from '../../server/http/cookie-jar.ts'

/** A visitor of a running site, with the cookies of a browser. */
export function visitorOf(site: { url: string }) {
  const jar = new CookieJar()
  async function get(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (jar.header !== undefined) headers.set('cookie', jar.header)
    const answer = await fetch(site.url + path, { ...init, headers, redirect: 'manual' })
    answer.headers.getSetCookie().forEach((cookie) => jar.take(cookie))
    return answer
  }
  return {
    get,
    cookies: () => jar.header ?? '',
    /** A page: its status and what is shown before the code has loaded. */
    async open(path: string) {
      const answer = await get(path)
      const html = await answer.text()
      return { status: answer.status, html, shown: html.replace(/<script[\s\S]*?<\/script>/g, '') }
    },
    async call(name: CallName, params: Record<string, string> = {}, idempotencyKey?: string) {
      const method = methodOf(name)
      const query = new URLSearchParams({ v: '2.34', locale: 'ru', ...(method === 'GET' && params) })
      const answer = await get(`/api/${name.replace('.', '/')}?${query.toString()}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'POST' && { body: new URLSearchParams(params) }),
      })
      const body: unknown = await answer.json()
      const { data, error } = isRecord(body) ? body : {}
      return { status: answer.status, data, error }
    },
  }
}
