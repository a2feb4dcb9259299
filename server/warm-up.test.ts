import fastify from 'fastify'
import { expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

it('renders the home page of the public host before the server listens', async () => {
  const app = fastify()
  const hosts: string[] = []
  app.get('/', ({ host }) => {
    hosts.push(host)
    return 'home'
  })
  await warmUp(app, 'https://site.example')
  expect(hosts).toEqual(['site.example'])
  await app.close()
})

it('does not keep the server from starting if the home page fails or hangs', async () => {
  const failing = fastify()
  failing.get('/', () => Promise.reject(new Error('broken')))
  await warmUp(failing, 'https://site.example')
  await failing.close()

  const hanging = fastify()
  hanging.get('/', () => new Promise(() => undefined))
  const start = Date.now()
  await warmUp(hanging, 'https://site.example', 50)
  expect(Date.now() - start).toBeLessThan(2_000)
})
