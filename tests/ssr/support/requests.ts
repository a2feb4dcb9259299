import { request } from 'node:http'
import { expect } from 'vitest'
import type { Site } from '../../e2e/support/site.ts'

/** The demo player with money. */
export const demoPlayer = { login: '998901234567', password: 'marra2026' }

/** Logs a demo player in and returns the cookie of the session. */
export async function sessionAt(site: Site): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/login?v=2.34&locale=uz`, {
    method: 'POST',
    body: new URLSearchParams(demoPlayer),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`no session: ${await answer.text()}`)
  return cookie
}

/** Publishes documents through the content API. */
export async function publishAt(site: Site, documents: readonly object[]): Promise<void> {
  const answer = await fetch(`${site.url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents }),
  })
  expect(await answer.text()).toContain('"published":true')
}

/** Requests an address as it is written, without decoding the answer. */
export function getRaw(
  site: Site,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
