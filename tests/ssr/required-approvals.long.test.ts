import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import about from '../../schemas/defaults/pages/about.json' with { type: 'json' }
import { startSite, type Site } from '../e2e/support/site.ts'

const title = { uz: 'Yangi', ru: 'Новое' }
const edited = { ...about, body: { ...about.body, seo: { ...about.body.seo, title } } }

const postTo = (site: Site, path: string, body: object, headers: Record<string, string>) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...headers, origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function requireApprovals(site: Site): Promise<void> {
  const password = (await readFile(join(site.dataDir, 'studio-password'), 'utf8')).trim()
  const session = await postTo(site, '/studio/api/session.open', { login: 'admin', password }, {})
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const rule = { subject: 'page', count: 1, role: 'editor' }
  expect((await postTo(site, '/studio/api/approvals.setRule', rule, { cookie })).status).toBe(200)
}

async function publishOn(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${site.contentToken}` }
  return (await postTo(site, '/content/publish', { documents: [edited] }, headers)).status
}

it('the content API publishes what needs approvals only with the setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-approvals-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const site = await startSite({ DATA_DIR: folder })
  await requireApprovals(site)
  expect(await publishOn(site)).toBe(422)
  await site.stop()
  const allowing = await startSite({ DATA_DIR: folder, CONTENT_WITHOUT_APPROVALS: 'true' })
  expect(await publishOn(allowing)).toBe(200)
  await allowing.stop()
}, 240_000)
