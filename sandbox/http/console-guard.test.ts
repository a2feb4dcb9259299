import fastify from 'fastify'
import { expect, test } from 'vitest'
import { guardConsole } from './console-guard.ts'

interface Visit {
  remoteAddress?: string
  headers?: Record<string, string>
  isForDevelopers?: boolean
}

async function visit(
  isConsoleOpen: boolean,
  { remoteAddress = '127.0.0.1', headers = {}, isForDevelopers = true }: Visit,
) {
  const app = fastify({ trustProxy: true })
  guardConsole(app, { isConsoleOpen, isForDevelopers })
  app.get('/sandbox', () => 'the console')
  const { statusCode, body } = await app.inject({ url: '/sandbox', remoteAddress, headers })
  expect(body.includes('the console')).toBe(statusCode === 200)
  return statusCode
}

test.each<Visit>([{}, { remoteAddress: '::1' }, { headers: { host: '127.0.0.1:3000' } }])(
  'admits the developer at this machine: %o',
  async (request) => {
    expect(await visit(false, request)).toBe(200)
  },
)

test.each<Visit>([
  { remoteAddress: '10.0.0.7' },
  { remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { forwarded: 'for=10.0.0.7' } },
  { headers: { via: '1.1 proxy' } },
  { headers: { host: 'rebound.example' } },
  { headers: { host: 'localhost.example' } },
  { isForDevelopers: false },
])('rejects everyone else unless the setting opens the pages: %o', async (request) => {
  expect(await visit(false, request)).toBe(403)
  expect(await visit(true, request)).toBe(200)
})
