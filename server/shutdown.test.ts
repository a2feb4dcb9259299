import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer } from './site/create-server.ts'
import { readSettings } from './env.ts'
import { closeServer } from './shutdown.ts'
import { eventually } from '../tests/support/eventually.ts'

let app: FastifyInstance
let url: string
let finish: () => void
let begun: Promise<void>

beforeEach(async () => {
  app = createServer(readSettings({ LOG_LEVEL: 'silent' }))
  begun = new Promise((resolve) => {
    app.get('/slow', () => {
      resolve()
      return new Promise((answer) => {
        finish = () => answer('done')
      })
    })
  })
  app.get('/quick', () => 'done')
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Sends a request and resolves to its answer, or to the error of the connection. */
async function ask(path: string): Promise<string> {
  try {
    return await (await fetch(url + path)).text()
  } catch (error) {
    return error instanceof Error ? String(error.cause) : String(error)
  }
}

test('finishes requests in progress and takes no new ones', async () => {
  const slow = ask('/slow')
  await begun
  const closing = closeServer(app, 60_000)
  await eventually(() => expect(app.server.listening).toBe(false))
  expect(await ask('/quick')).toContain('ECONNREFUSED')
  finish()
  expect(await slow).toBe('done')
  await closing
})

test('does not wait for idle connections', async () => {
  expect(await ask('/quick')).toBe('done')
  await closeServer(app, 60_000)
})

test('cuts off requests that are not done in time', async () => {
  const slow = ask('/slow')
  await begun
  await closeServer(app, 10)
  expect(await slow).toMatch(/closed|ECONNRESET/)
})
