/**
 * Example of an adapter: an aggregator's wallet. Each request is signed with a shared secret (HMAC-SHA-256 over
 * merchant, time, nonce, path and body), players are known by a session of the wallet, games are launched by a call, and
 * amounts are whole units of the smallest coin.
 */
import { createHmac, randomUUID } from 'node:crypto'
import {
  defineAdapter,
  failure,
  fromMinorUnits,
  recordOf,
  recordsIn,
  textOf,
  toMinorUnits,
  type ApiErrorType,
  type PlatformLine,
} from 'marquee/adapter'

const merchant = process.env['WALLET_MERCHANT'] ?? ''
const secret = process.env['WALLET_SECRET'] ?? ''
if (merchant === '' || secret === '') throw new Error('Set WALLET_MERCHANT and WALLET_SECRET')

const errorTypes: Readonly<Record<string, ApiErrorType>> = {
  UNKNOWN_OPERATION: 'MethodNotFoundException',
  BAD_CREDENTIALS: 'AuthorizationException',
  SESSION_ENDED: 'AuthorizationException',
  PLAYER_BLOCKED: 'UserBannedException',
  BAD_FIELD: 'InvalidParameterException',
  LIMIT_REACHED: 'BillingDepositLimitExceededException',
  DECLINED: 'BillingTransactionDeclinedException',
  PROVIDER_DOWN: 'BillingUnavailableException',
}

const post = (line: PlatformLine, path: string, fields: object = {}) =>
  line.send({ path: `/wallet/v2${path}`, json: { ...fields, session: line.session } })

const money = (wallet: unknown) => {
  const { units, coin } = recordOf(wallet)
  return fromMinorUnits(units, coin)
}

function account(player: unknown) {
  const { id, login, alias, wallet } = recordOf(player)
  return { uid: id, login, fakename: alias, balance_main: money(wallet) }
}

function transfer({ id, at, channel, wallet, outcome }: Readonly<Record<string, unknown>>) {
  const outcomes: Readonly<Record<string, string>> = { OK: 'success', DECLINED: 'fail', REVERSED: 'cancel' }
  return {
    id,
    // Seconds since 1970, which the site reads as well.
    created_at: at,
    updated_at: at,
    method: channel,
    type: 'deposit',
    amount: money(wallet),
    status: outcomes[textOf(outcome)] ?? 'pending',
  }
}

export default defineAdapter({
  headers({ method, path, body }, { ip }) {
    const time = String(Math.floor(Date.now() / 1000))
    const nonce = randomUUID()
    const signed = [merchant, time, nonce, method, path, body].join('\n')
    return {
      'x-merchant': merchant,
      'x-time': time,
      'x-nonce': nonce,
      'x-signature': createHmac('sha256', secret).update(signed).digest('hex'),
      ...(ip !== undefined && { 'x-player-address': ip }),
    }
  },

  read({ body }) {
    const answer: unknown = JSON.parse(body)
    const { status, payload, reason, field } = recordOf(answer)
    if (status === 'OK') return payload
    throw failure(errorTypes[textOf(status)] ?? 'UnknownErrorException', textOf(reason), {
      ...(typeof field === 'string' && { [field]: 'rejected' }),
    })
  },

  calls: {
    async 'auth.login'({ login, password }, line) {
      const { session, player } = recordOf(await post(line, '/players/login', { login, password }))
      line.openSession(textOf(session))
      return account(player)
    },
    async 'auth.logout'(_input, line) {
      await post(line, '/players/logout')
      line.endSession()
      return 1
    },
    'account.getInfo': async (_input, line) =>
      line.session === undefined ? { uid: 0 } : account(await post(line, '/players/me')),
    'account.getBalance': async (_input, line) => ({ balance_main: money(await post(line, '/balance')) }),
    async 'games.get'({ offset, count, query, sysname }, line) {
      const { list, size } = recordOf(
        await post(line, '/games', { from: offset, limit: count, query, code: sysname }),
      )
      return {
        items: recordsIn(list).map(({ code, caption, studio, genre }) => ({
          sysname: code,
          name: caption,
          provider: studio,
          type: genre === 'LIVE' ? 'live' : 'slot',
        })),
        total: size,
      }
    },
    async 'cashier.getdepositsettings'(_input, line) {
      const { channels } = recordOf(await post(line, '/channels'))
      return {
        items: recordsIn(channels).map(({ id, code, caption, least, most }) => ({
          id,
          sysname: code,
          name: caption,
          currency: recordOf(least)['coin'],
          min: money(least)?.amount,
          max: money(most)?.amount,
        })),
      }
    },
    async 'cashier.makedeposit'({ method_id: channel, amount }, line) {
      const { transfer: made, page } = recordOf(
        await post(line, '/deposits', { channel, units: toMinorUnits(amount), request: line.idempotencyKey }),
      )
      return { transaction: transfer(recordOf(made)), display: 'redirect', url: page ?? null }
    },
    async 'cashier.gethistory'({ offset, count }, line) {
      const { list, size } = recordOf(await post(line, '/transfers', { from: offset, limit: count }))
      return { items: recordsIn(list).map(transfer), total: size }
    },
  },

  otherCalls(call) {
    return Promise.reject(failure('MethodNotFoundException', `The wallet has no ${call}`))
  },

  async launch({ sysname, mode }, line) {
    const { url } = recordOf(await post(line, '/games/launch', { code: sysname, mode: mode.toUpperCase() }))
    return textOf(url)
  },

  // The wallet does not count visits.
  hit: () => Promise.resolve(),
})
