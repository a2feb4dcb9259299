import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { testConfig } from '../support/site-config.ts'
import { startSite, type Site } from '../e2e/support/site.ts'

let operator: Server | undefined
let site: Site | undefined

afterEach(async () => {
  await site?.stop()
  operator?.close()
})

/** A site on a platform whose general information differs from the usual. */
async function siteWith(general: Record<string, string>): Promise<Site> {
  const server = createServer((request, response) => {
    const isKnown = request.url?.startsWith('/api/metadata/getgeneralinfo') === true
    const answer = isKnown
      ? { data: { ...testConfig.general, ...general } }
      : { error: { type: 'MethodNotFoundException', message: '' } }
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  operator = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site = await startSite({ PLATFORM_URL: `http://127.0.0.1:${address.port}`, LOG_LEVEL: 'silent' })
  return site
}

it(
  'a domain that the platform has disabled shows the maintenance page everywhere',
  { timeout: 120_000 },
  async () => {
    const { url } = await siteWith({ domain_state: 'disabled' })
    for (const path of ['/', '/ru/rules', '/nowhere']) {
      const answer = await fetch(`${url}${path}`)
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('data-layout="empty"')
    }
  },
)

it('pages of a mirror are not indexed', { timeout: 120_000 }, async () => {
  const { url } = await siteWith({ domain_type: 'mirror' })
  for (const path of ['/rules', '/rules']) {
    const answer = await fetch(`${url}${path}`)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  }
})
