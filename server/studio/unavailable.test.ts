import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handDriven, smallRegistry } from '../../tests/support/content/content-site.ts'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'
import { createContentGateway } from '../content/index.ts'
import { createStudio } from './index.ts'

test('a damaged database closes the Studio and does not end the start', async () => {
  const { settings, remove } = await createTestDatabase()
  const { options } = handDriven(settings.dataDir, { databaseUrl: settings.databaseUrl })
  const gateway = await createContentGateway(options)
  await writeFile(join(settings.dataDir, 'studio.sqlite'), 'This is no database. '.repeat(500))
  const messages: string[] = []
  const studio = await createStudio({
    dataDir: settings.dataDir,
    databaseUrl: null,
    gateway,
    registry: smallRegistry,
    publicUrl: 'http://localhost:3000',
    sessionCookie: 'marquee_session',
    logError: (_error, message) => messages.push(message),
    startPolling: () => () => undefined,
  })
  const app = fastify()
  studio.register(app)
  const response = await app.inject({ method: 'POST', url: '/studio/api/session.get', payload: {} })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ error: { type: 'Unavailable' } })
  expect(messages).toEqual(['studio: unavailable, since its database does not answer or is damaged'])
  await app.close()
  await studio.close()
  await gateway.close()
  await remove()
})
