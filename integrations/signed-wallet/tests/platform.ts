import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { recordOf } from 'marquee/adapter'
import { listen, readBody } from '../../../tests/support/test-service.ts'

type Values = Readonly<Record<string, unknown>>

export const merchant = 'marquee-test'
export const secret = 'a secret of both sides'
export const player = { id: 'P-77', login: '998901112233', alias: 'Aziza' }

/** An aggregator's wallet that trusts nothing without a fresh, unused, correct signature. */
export async function startWallet(now = Date.now) {
  const nonces = new Set<string>()
  const received: { path: string; fields: Values; ip: unknown }[] = []
  const transfers: Values[] = []
  const wallet = { units: 990_000, coin: 'UZS' }

  function isSigned(method: string, path: string, headers: IncomingHttpHeaders, body: string): boolean {
    const [time, nonce, signature] = ['x-time', 'x-nonce', 'x-signature'].map((name) => String(headers[name]))
    if (headers['x-merchant'] !== merchant || time === undefined || nonce === undefined) return false
    if (Math.abs(now() / 1000 - Number(time)) > 30 || nonces.has(nonce)) return false
    nonces.add(nonce)
    const signed = [merchant, time, nonce, method, path, body].join('\n')
    const expected = createHmac('sha256', secret).update(signed).digest()
    const given = Buffer.from(signature ?? '', 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  const operations: Record<string, (fields: Values) => Values> = {
    '/players/login': ({ login, password }) =>
      login === player.login && password === 'marra2026'
        ? { status: 'OK', payload: { session: 'W-1', player: { ...player, wallet } } }
        : { status: 'BAD_CREDENTIALS', reason: 'Login or password' },
    '/players/me': () => ({ status: 'OK', payload: { ...player, wallet } }),
    '/players/logout': () => ({ status: 'OK', payload: null }),
    '/balance': () => ({ status: 'OK', payload: wallet }),
    '/games': () => ({
      status: 'OK',
      payload: { list: [{ code: 'g_77', caption: 'Registan Gold', studio: 'Nova', genre: 'SLOT' }], size: 1 },
    }),
    '/games/launch': ({ code, mode }) => ({
      status: 'OK',
      payload: { url: `https://run.aggregator.example/${String(code)}/${String(mode)}` },
    }),
    '/channels': () => ({
      status: 'OK',
      payload: {
        channels: [
          {
            id: 4,
            code: 'humo',
            caption: 'HUMO',
            least: { units: 100_000, coin: 'UZS' },
            most: { units: 9_000_000, coin: 'UZS' },
          },
        ],
      },
    }),
    '/deposits': ({ units, request }) => {
      if (Number(units) > 9_000_000) return { status: 'LIMIT_REACHED', reason: 'Too much' }
      const made = {
        id: `T-${transfers.length}`,
        at: 1_795_286_400,
        channel: 'humo',
        wallet: { units, coin: 'UZS' },
        outcome: 'WAITING',
        request,
      }
      transfers.push(made)
      return { status: 'OK', payload: { transfer: made, page: 'https://pay.aggregator.example/T' } }
    },
    '/transfers': () => ({ status: 'OK', payload: { list: transfers, size: transfers.length } }),
  }
  const open = ['/players/login', '/games', '/games/launch']

  function answer(path: string, fields: Values): Values {
    const name = path.replace('/wallet/v2', '')
    const run = operations[name]
    if (!run) return { status: 'UNKNOWN_OPERATION' }
    if (!open.includes(name) && fields['session'] !== 'W-1') return { status: 'SESSION_ENDED' }
    return run(fields)
  }

  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    void readBody(request).then((body) => {
      const isTrusted = isSigned(method, path, headers, body)
      const sent: unknown = isTrusted ? JSON.parse(body) : {}
      const fields = recordOf(sent)
      if (isTrusted) received.push({ path, fields, ip: headers['x-player-address'] })
      response.writeHead(isTrusted ? 200 : 403, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isTrusted ? answer(path, fields) : { status: 'BAD_SIGNATURE' }))
    })
  })
  return { ...(await listen(server)), received, transfers }
}
