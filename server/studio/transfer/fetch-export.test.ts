import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchExportOver } from './fetch-export.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return `http://127.0.0.1:${isAddress(address) ? address.port : 0}`
}
const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

const local = fetchExportOver({ allowPrivate: true })
const json = (status: number, error: { type: string; message: string }): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  }
}

describe('content of another site', () => {
  test('is read with the token, which is sent to that site only', async () => {
    const url = await start((request, response) => {
      const { authorization = '' } = request.headers
      response.writeHead(200, { 'content-type': 'application/zip' })
      response.end(`${request.method ?? ''} ${request.url ?? ''} ${authorization}`)
    })
    const file = await local({ url, token: 'mqp_secret' })
    expect(file.toString()).toBe('POST /content/v1/export Bearer mqp_secret')
  })

  test.each([
    ['http://example.com', 'https://'],
    ['https://127.0.0.1', 'private network'],
    ['https://10.1.2.3:8443/x', 'private network'],
    ['https://localhost', 'private network'],
    ['https://[::1]', 'private network'],
    ['https://user:password@example.com', 'password'],
  ])('is not read from %s', async (url, reason) => {
    const read = fetchExportOver({ allowPrivate: false })
    await expect(read({ url, token: 'a' })).rejects.toThrow(reason)
  })

  test('is not read from a name that resolves to a private address', async () => {
    const read = fetchExportOver({
      allowPrivate: false,
      resolve: (_name, _options, done) => done(null, [{ address: '192.168.1.1', family: 4 }]),
    })
    await expect(read({ url: 'https://staging.example.com', token: 'a' })).rejects.toThrow('private network')
  })

  test.each([
    [401, 'TokenExpired', 'expired yesterday', 'does not accept the token: expired yesterday'],
    [403, 'ScopeMissing', 'lacks the scope', 'must allow reading what is published'],
    [404, 'NotFound', '', 'no Marquee site of this version'],
    [500, 'Unknown', 'broken', 'responds with 500: broken'],
  ])('that answers with %i says why', async (status, type, message, reason) => {
    const url = await start(json(status, { type, message }))
    await expect(local({ url, token: 'a' })).rejects.toThrow(reason)
  })

  test('is not read from where the site redirects to', async () => {
    const other = await start((_request, response) => void response.end('never'))
    const url = await start((_request, response) => void response.writeHead(302, { location: other }).end())
    await expect(local({ url, token: 'a' })).rejects.toThrow('leads elsewhere')
  })

  test('that does not answer says so', async () => {
    const url = await start((request) => void request.socket.destroy())
    await expect(local({ url, token: 'a' })).rejects.toMatchObject({ type: 'SiteUnreachable' })
    const html = await start((_request, response) => void response.end('<html>'))
    await expect(local({ url: html, token: 'a' })).rejects.toThrow('no Marquee site')
  })
})
