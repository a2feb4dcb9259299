/**
 * Example of an adapter: a platform with one endpoint for all methods (JSON-RPC 2.0), bearer tokens, ids that are UUIDs,
 * amounts in tiyin, and a WebSocket that pushes balances.
 */
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
  type PushTarget,
} from 'marquee/adapter'
import { rememberTokens } from './tokens.ts'
import { listenTo } from './wallet-events.ts'

/** Codes of the platform's errors, and the types by which the site reacts. */
const errorTypes: Readonly<Record<number, ApiErrorType>> = {
  [-32601]: 'MethodNotFoundException',
  [-32602]: 'InvalidParameterException',
  4001: 'AuthorizationException',
  4030: 'UserBannedException',
  4290: 'TooManyRequestsException',
  5020: 'BillingUnavailableException',
  6001: 'BillingTransactionDeclinedException',
}

const tokens = rememberTokens()

const rpc = (line: PlatformLine, method: string, params: object = {}) =>
  line.send({
    path: '/rpc',
    json: { jsonrpc: '2.0', id: 1, method, params: { ...params, lang: line.locale } },
  })

function balances(wallet: unknown) {
  const { cash, bonus, currency } = recordOf(wallet)
  return {
    balance_main: fromMinorUnits(cash, currency),
    ...(bonus !== undefined && { balance_bonus: fromMinorUnits(bonus, currency) }),
  }
}

function account(player: unknown) {
  const { uuid, phone, nickname, verified, registered, wallet } = recordOf(player)
  return {
    uid: uuid,
    login: phone,
    fakename: nickname,
    is_verified: verified,
    reg_time: registered,
    ...balances(wallet),
  }
}

const gameTypes: Readonly<Record<string, string>> = {
  slots: 'slot',
  live: 'live',
  table: 'casino',
  crash: 'fast',
}

function game({ slug, title, kind, vendor, thumb, demo }: Readonly<Record<string, unknown>>) {
  const { name, slug: provider } = recordOf(vendor)
  return {
    sysname: slug,
    name: title,
    type: gameTypes[textOf(kind)],
    provider: name,
    provider_sysname: provider,
    image_url: thumb,
    has_demo: demo,
  }
}

const states: Readonly<Record<string, string>> = { done: 'success', failed: 'fail', cancelled: 'cancel' }

function payment({
  uuid,
  created,
  changed,
  method,
  kind,
  minor,
  currency,
  state,
}: Readonly<Record<string, unknown>>) {
  return {
    id: uuid,
    created_at: created,
    updated_at: changed ?? created,
    method,
    type: kind === 'payout' ? 'withdrawal' : 'deposit',
    amount: fromMinorUnits(minor, currency),
    // Any other state is not settled, which is what the site assumes.
    status: states[textOf(state)] ?? 'pending',
  }
}

export default defineAdapter({
  missing: ['jackpots.get', 'leaderboard.get', 'tournaments.get', 'sports.getEvents', 'banners.get'],

  headers: (_request, { session, ip }) => ({
    ...(session !== undefined && { authorization: `Bearer ${session}` }),
    ...(ip !== undefined && { 'x-player-ip': ip }),
  }),

  read({ status, body }) {
    const answer: unknown = JSON.parse(body)
    const { error, result } = recordOf(answer)
    if (error === undefined && status === 200) return result
    const { code, message, field } = recordOf(error)
    throw failure(errorTypes[Number(code)] ?? 'UnknownErrorException', textOf(message), {
      ...(typeof field === 'string' && { [field]: 'rejected' }),
    })
  },

  calls: {
    async 'auth.login'({ login, password }, line) {
      const {
        token,
        expires_in: seconds,
        player,
      } = recordOf(await rpc(line, 'session.open', { login, password }))
      line.openSession(textOf(token), { maxAgeSeconds: Number(seconds) })
      tokens.note(textOf(token), player)
      return account(player)
    },
    async 'auth.logout'(_input, line) {
      await rpc(line, 'session.close')
      line.endSession()
      return 1
    },
    async 'account.getInfo'(_input, line) {
      if (line.session === undefined) return { uid: 0 }
      const player = await rpc(line, 'player.get')
      tokens.note(line.session, player)
      return account(player)
    },
    'account.getBalance': async (_input, line) => balances(await rpc(line, 'wallet.get')),
    async 'games.get'({ offset, count, query, sysname }, line) {
      const found = await rpc(line, 'catalog.list', {
        skip: offset,
        limit: count,
        search: query,
        slug: sysname,
      })
      const { games, total } = recordOf(found)
      return { items: recordsIn(games).map(game), total }
    },
    async 'cashier.getdepositsettings'(_input, line) {
      const { methods } = recordOf(await rpc(line, 'payments.methods'))
      return {
        items: recordsIn(methods).map(({ uuid, code, title, currency, min, max }) => ({
          id: uuid,
          sysname: code,
          name: title,
          currency,
          min: fromMinorUnits(min, currency)?.amount,
          max: fromMinorUnits(max, currency)?.amount,
        })),
      }
    },
    async 'cashier.makedeposit'({ method_id: method, amount }, line) {
      const made = await rpc(line, 'payments.deposit', {
        method,
        minor: toMinorUnits(amount),
        // The platform carries out each reference once.
        reference: line.idempotencyKey,
      })
      const { payment: started, pay_url: url } = recordOf(made)
      return { transaction: payment(recordOf(started)), display: 'redirect', url: url ?? null }
    },
    async 'cashier.gethistory'({ offset, count }, line) {
      const { payments, total } = recordOf(await rpc(line, 'payments.list', { skip: offset, limit: count }))
      return { items: recordsIn(payments).map(payment), total }
    },
  },

  // Methods that the platform has under the names of the contract; it answers -32601 to those that it lacks.
  otherCalls: (call, input, line) => rpc(line, call, input),

  async launch({ sysname, mode }, line) {
    const { url } = recordOf(await rpc(line, 'catalog.launch', { slug: sysname, demo: mode === 'demo' }))
    return textOf(url)
  },

  hit: (hit, line) => rpc(line, 'visits.add', hit),

  listen: (target: PushTarget) =>
    listenTo(target, (event) => {
      for (const token of tokens.of(event['player']))
        target.update(token, 'account.getBalance', balances(event['wallet']))
    }),
})
