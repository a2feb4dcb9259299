import fastify from 'fastify'
import { expect, it } from 'vitest'
import { handleErrors } from '../../http/failures.ts'
import { registerBuildRoutes } from './build-routes.ts'

const app = fastify()
handleErrors(app)
registerBuildRoutes(app, { made: { id: 'entry-client-B1x', timestamp: 1_760_000_000_000 } })

it('the manifest names the newest build and is revalidated each time [API-OTH-03]', async () => {
  const answer = await app.inject('/builds/latest.json')
  expect(answer.json()).toEqual({ id: 'entry-client-B1x', timestamp: 1_760_000_000_000 })
  expect(answer.headers['cache-control']).toBe('no-cache')
})

it('serves the route rules of the build [API-OTH-02]', async () => {
  const answer = await app.inject('/builds/meta/entry-client-B1x.json')
  expect(answer.json()).toMatchObject({
    id: 'entry-client-B1x',
    routeRules: { '/api/**': { page: false }, '/game/*': { reload: false } },
  })
})

it('sends 404 for another build', async () => {
  expect((await app.inject('/builds/meta/entry-client-old.json')).statusCode).toBe(404)
})
