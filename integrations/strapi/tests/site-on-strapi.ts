import { rm } from 'node:fs/promises'
import fastify from 'fastify'
import { vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { startStrapi } from './throwaway-strapi.mjs'
import { createContentGateway } from '../../../server/content/read/content-gateway.ts'
import { Strapi } from '../index.ts'
import { createStudio } from '../../../server/studio/index.ts'
import { emptyFolder, handDriven, smallRegistry } from '../../../tests/support/content/content-site.ts'
import { signInToStrapi } from './strapi-admin.ts'

/** Shorter than those of a site, because a test waits for them; long enough for a busy machine. */
const timeouts = { read: 2_000, write: 10_000 }

/** Retries until the check passes, for as long as Strapi may take to report a change. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

/** A Strapi, and a site that checks for changes only when Strapi reports them. */
export async function openSiteOnStrapi() {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const strapi = await startStrapi({ sites: [origin] })
  const integration = new Strapi({ url: strapi.url, token: strapi.token, timeouts })
  const { service } = integration
  const folder = await emptyFolder()
  const gateway = await createContentGateway(handDriven(folder, { service: integration }).options)
  const studio = await createStudio({
    dataDir: folder,
    gateway,
    service: integration,
    registry: smallRegistry,
    publicUrl: origin,
    sessionCookie: 'session',
    logError: (error) => {
      throw error
    },
    passwordCost: 2,
    startPolling: () => () => undefined,
  })
  const app = fastify()
  integration.register(app, {
    gateway,
    publicUrl: origin,
    previewPath: (name) => studio.previewPath(name),
  })
  await app.listen({ port, host: '127.0.0.1' })
  const admin = await signInToStrapi(strapi.url)
  return {
    origin,
    strapi,
    integration,
    service,
    gateway,
    studio,
    admin,
    async close() {
      await app.close()
      await studio.close()
      await gateway.close()
      await strapi.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type SiteOnStrapi = Awaited<ReturnType<typeof openSiteOnStrapi>>
