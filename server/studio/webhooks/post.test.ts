import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultOfUrl, postOver, type Resolve } from './post.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let received: Received[]
let status = 200
let port = 0

beforeEach(async () => {
  received = []
  status = 200
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('thanks')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address: AddressInfo | string | null = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => new Promise((closed) => server.close(closed)))

const to =
  (...addresses: string[]): Resolve =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"title":"Gʻalaba"}' }

describe('a message', () => {
  test('is sent with its headers and body, and redirects are not followed', async () => {
    const post = postOver({ allowPrivate: true })
    const url = `http://127.0.0.1:${port}/hook`
    expect(await post({ url, ...message })).toBe(200)
    status = 302
    expect(await post({ url, ...message })).toBe(302)
    expect(received).toMatchObject([
      { headers: { 'webhook-id': 'msg_1' }, body: message.body },
      { headers: { 'content-length': '20' } },
    ])
  })

  test.each([
    ['a private address', ['10.0.0.8']],
    ['this machine', ['127.0.0.1']],
    ['this machine in IPv6', ['::1']],
    ['a public and a private address', ['8.8.8.8', '192.168.1.1']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['nothing', []],
  ])('is not sent if the name resolves to %s', async (_what, addresses) => {
    const post = postOver({ allowPrivate: false, resolve: to(...addresses) })
    await expect(post({ url: `https://hooks.example.com:${port}/`, ...message })).rejects.toThrow(
      'hooks.example.com is an address of a private network',
    )
    expect(received).toEqual([])
  })

  test.each([`http://127.0.0.1`, 'https://127.0.0.1', 'https://[::1]', 'https://localhost'])(
    'is not sent to %s',
    async (url) => {
      const post = postOver({ allowPrivate: false })
      await expect(post({ url: `${url}:${port}/`, ...message })).rejects.toThrow(/private network|https:/)
      expect(received).toEqual([])
    },
  )
})

test.each([
  ['https://example.com/hook', null, null],
  ['http://example.com/hook', 'protocol', null],
  ['ftp://example.com/hook', 'protocol', 'protocol'],
  ['https://user:secret@example.com/', 'credentials', 'credentials'],
  ['https://192.168.0.4/', 'private', null],
  ['https://2130706433/', 'private', null],
  ['https://0x7f.1/', 'private', null],
  ['https://[::ffff:7f00:1]/', 'private', null],
  ['https://shop.localhost/', 'private', null],
  ['https://', 'malformed', 'malformed'],
])('%s is found to be: %s, with private networks: %s', (url, fault, withPrivate) => {
  expect(faultOfUrl(url, { allowPrivate: false })).toBe(fault)
  expect(faultOfUrl(url, { allowPrivate: true })).toBe(withPrivate)
})
