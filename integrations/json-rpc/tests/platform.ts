import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { recordOf, textOf } from 'marquee/adapter'
import { listen, readBody } from '../../../tests/support/test-service.ts'

type Values = Readonly<Record<string, unknown>>

export interface Received {
  method: string
  params: Values
  token: string | undefined
  ip: unknown
}

export const player = {
  uuid: '5f0c9e9c-9b2f-4c1e-8f52-6f1d1c3f9a10',
  phone: '998901112233',
  nickname: 'Dilshod',
  verified: true,
  registered: 1_760_000_000,
}
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1ZjBjIn0.c2lnbmF0dXJl'
export const eventsKey = 'key-of-the-site'

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

/** A text frame of a WebSocket, from the server. */
function frame(text: string): Buffer {
  const data = Buffer.from(text)
  const head = data.length < 126 ? [data.length] : [126, data.length >> 8, data.length & 255]
  return Buffer.concat([Buffer.from([0x81, ...head]), data])
}

/** A platform with one endpoint, as somebody would write it who has never heard of the site. */
export async function startRpcPlatform() {
  const received: Received[] = []
  const sockets = new Set<Duplex>()
  const wallet = { cash: 150_050, bonus: 2_000, currency: 'UZS' }
  const payments: Values[] = []

  const methods: Record<string, (params: Values) => unknown> = {
    'session.open': ({ login, password }) => {
      if (login !== player.phone || password !== 'marra2026') throw new RpcError(4001, 'Wrong credentials')
      return { token, expires_in: 3600, player: { ...player, wallet } }
    },
    'session.close': () => true,
    'player.get': () => ({ ...player, wallet }),
    'wallet.get': () => wallet,
    'catalog.list': () => ({
      games: [
        { slug: 'silk-road', title: 'Silk Road', kind: 'slots', vendor: { name: 'Nova', slug: 'nova' } },
        {
          slug: 'rocket',
          title: 'Rocket',
          kind: 'crash',
          vendor: { name: 'Nova', slug: 'nova' },
          thumb: 'https://img.games.example/r.webp',
        },
        { slug: 'odd', kind: 'slots' },
      ],
      total: 3,
    }),
    'payments.methods': () => ({
      methods: [
        {
          uuid: '11111111-aaaa',
          code: 'uzcard',
          title: 'UzCard',
          currency: 'UZS',
          min: 100_000,
          max: 500_000_000,
        },
      ],
    }),
    'payments.deposit': ({ minor, reference }) => {
      const known = payments.find((each) => each['reference'] === reference)
      const made = known ?? {
        uuid: `22222222-${payments.length}`,
        created: '2026-11-21T18:30:00Z',
        method: 'uzcard',
        kind: 'payin',
        minor,
        currency: 'UZS',
        state: 'processing',
        reference,
      }
      if (!known) payments.push(made)
      return { payment: made, pay_url: 'https://pay.example/22222222' }
    },
    'payments.list': () => ({ payments, total: payments.length }),
    'catalog.launch': ({ slug, demo }) => ({
      url: `https://play.games.example/${String(slug)}?demo=${String(demo)}`,
    }),
    'visits.add': () => true,
  }
  const open = ['session.open', 'catalog.list', 'visits.add']

  function answer({ method, params, token: sent }: Received): Values {
    try {
      const run = methods[method]
      if (!run) throw new RpcError(-32601, 'Method not found')
      if (!open.includes(method) && sent !== token) throw new RpcError(4001, 'No such session')
      return { result: run(params) }
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      return { error: { code: error.code, message: error.message, field: error.field } }
    }
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const sent: unknown = JSON.parse(body)
      const { method, params } = recordOf(sent)
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
      const call = {
        method: textOf(method),
        params: recordOf(params),
        token: bearer,
        ip: request.headers['x-player-ip'],
      }
      received.push(call)
      response.writeHead(request.url === '/rpc' ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer(call) }))
    })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url !== `/events?key=${eventsKey}`) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    return undefined
  })
  const { url, close } = await listen(server)
  return {
    url,
    received,
    payments,
    /** Money arrives on the wallet, of which the platform tells those who listen. */
    credit(minor: number) {
      wallet.cash += minor
      for (const socket of sockets)
        socket.write(frame(JSON.stringify({ type: 'wallet', player: player.uuid, wallet })))
    },
    isHeard: () => sockets.size > 0,
    drop: () => sockets.forEach((socket) => socket.destroy()),
    close() {
      sockets.forEach((socket) => socket.destroy())
      close()
    },
  }
}
