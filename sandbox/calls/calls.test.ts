import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callContracts, isCallName, type CallName } from '../../schemas/api/calls.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterAll(() => sandbox.close())

const pathOf = (name: string) => `/api/${name.replace('.', '/')}`
let keys = 0

function send(name: string, params: Record<string, string>, asPlayer?: string) {
  const isPost = isCallName(name) && methodOf(name) === 'POST'
  if (!isPost) return sandbox.get(`${pathOf(name)}?${new URLSearchParams(params).toString()}`, asPlayer)
  keys += 1
  const options = asPlayer === undefined ? {} : { session: asPlayer }
  return sandbox.post(pathOf(name), params, { ...options, idempotencyKey: `key-${keys}` })
}

/** Valid parameters of each call, and invalid ones with the field the error must name. */
interface Case {
  good: Record<string, string>
  wrong: [Record<string, string>, field: string, reason: string][]
}

const cases: Partial<Record<CallName, Case>> = {
  'account.getInfo': { good: {}, wrong: [] },
  'account.getBalance': { good: {}, wrong: [] },
  'account.changelocale': {
    good: { locale: 'ru' },
    wrong: [
      [{}, 'locale', 'required'],
      [{ locale: 'fr' }, 'locale', 'enum'],
    ],
  },
  'auth.login': {
    good: { login: '+998901234567', password: 'marra2026' },
    wrong: [
      [{ password: 'marra2026' }, 'login', 'required'],
      [{ login: '998901234567' }, 'password', 'required'],
      [{ login: '', password: 'marra2026' }, 'login', 'minLength'],
    ],
  },
  'auth.logout': { good: {}, wrong: [] },
  'auth.register': {
    good: { phone: '+998935550101', password: 'secret1', birth_date: '1995-04-03', agreement: 'true' },
    wrong: [
      [{ password: 'secret1' }, 'phone', 'required'],
      [{ phone: '12', password: 'secret1' }, 'phone', 'pattern'],
      [{ email: 'nobody', password: 'secret1' }, 'email', 'format'],
      [{ phone: '998935550102' }, 'password', 'required'],
      [{ phone: '998935550102', password: 'short' }, 'password', 'minLength'],
      [{ phone: '998935550102', password: 'x'.repeat(21) }, 'password', 'maxLength'],
      [{ phone: '998935550102', password: 'secret1', birth_date: '2008-03-02' }, 'birth_date', 'age'],
      [{ phone: '998935550102', password: 'secret1', birth_date: '1995-02-30' }, 'birth_date', 'date'],
      [{ phone: '998935550102', password: 'secret1', currency: 'JPY' }, 'currency', 'unsupported'],
      [{ phone: '998935550102', password: 'secret1', agreement: 'false' }, 'agreement', 'required'],
      [{ phone: '998935550102', password: 'secret1', agreement: 'maybe' }, 'agreement', 'type'],
      [{ phone: '+998901234567', password: 'secret1' }, 'phone', 'taken'],
    ],
  },
  'cashier.getdepositsettings': { good: {}, wrong: [] },
  'cashier.makedeposit': {
    good: { method_id: '1', amount: '500000', requisites: '{"card_number":"8600490277153308"}' },
    wrong: [
      [{ amount: '500000' }, 'method_id', 'required'],
      [{ method_id: 'x', amount: '500000' }, 'method_id', 'type'],
      [{ method_id: '99', amount: '500000' }, 'method_id', 'unknown'],
      [{ method_id: '1', amount: 'much' }, 'amount', 'pattern'],
      [
        { method_id: '1', amount: '19999.99', requisites: '{"card_number":"8600490277153308"}' },
        'amount',
        'min',
      ],
      [
        { method_id: '1', amount: '10000000.01', requisites: '{"card_number":"8600490277153308"}' },
        'amount',
        'max',
      ],
      [
        { method_id: '1', amount: '-500000', requisites: '{"card_number":"8600490277153308"}' },
        'amount',
        'min',
      ],
      [
        { method_id: '1', amount: '500000.001', requisites: '{"card_number":"8600490277153308"}' },
        'amount',
        'amount',
      ],
      [{ method_id: '1', amount: '500000', requisites: 'no json' }, 'requisites', 'type'],
      [{ method_id: '1', amount: '500000', requisites: '{"card_number":7}' }, 'requisites', 'type'],
      [{ method_id: '1', amount: '500000' }, 'card_number', 'required'],
      [{ method_id: '1', amount: '500000', requisites: '{"card_number":"1"}' }, 'card_number', 'pattern'],
    ],
  },
  'cashier.gethistory': {
    good: { offset: '0', count: '4', type: 'deposit', statuses: 'pending,success' },
    wrong: [
      [{ count: '0' }, 'count', 'minimum'],
      [{ count: '101' }, 'count', 'maximum'],
      [{ count: '9'.repeat(30) }, 'count', 'type'],
      [{ offset: '-1' }, 'offset', 'minimum'],
      [{ type: 'gift' }, 'type', 'enum'],
      [{ statuses: 'success,lost' }, 'statuses', 'enum'],
    ],
  },
  'games.get': {
    good: { count: '3', types: 'slot,fast', tags: 'top,new', providers: 'kobalt-play', query: 'o' },
    wrong: [
      [{ count: 'many' }, 'count', 'type'],
      [{ types: 'slot,board' }, 'types', 'enum'],
      [{ query: 'x'.repeat(101) }, 'query', 'maxLength'],
    ],
  },
  'games.getLikes': { good: {}, wrong: [] },
  'games.addLike': {
    good: { sysname: 'aviora' },
    wrong: [
      [{}, 'sysname', 'required'],
      [{ sysname: 'no-such-game' }, 'sysname', 'unknown'],
    ],
  },
  'games.removeLike': {
    good: { sysname: 'aviora' },
    wrong: [
      [{}, 'sysname', 'required'],
      [{ sysname: 'no-such-game' }, 'sysname', 'unknown'],
    ],
  },
  'metadata.getgeneralinfo': { good: {}, wrong: [] },
  'events.handle': {
    good: { event_name: 'login', event_params: '{"method":"phone"}' },
    wrong: [
      [{}, 'event_name', 'required'],
      [{ event_name: 'login', event_params: '[' }, 'event_params', 'type'],
      [
        { event_name: 'login', event_params: JSON.stringify({ text: 'x'.repeat(5000) }) },
        'event_params',
        'maxLength',
      ],
    ],
  },
}

const names = Object.keys(cases).filter(isCallName)

describe.each(names)('%s', (name) => {
  const contract = callContracts[name]
  const { good, wrong } = cases[name] ?? { good: {}, wrong: [] }

  test('returns an answer that matches its contract to a player', async () => {
    const response = await send(name, good, name.startsWith('auth.') ? undefined : session)
    expect(response.statusCode, response.body).toBe(200)
    const { data } = response.json<{ data: unknown }>()
    expect([...Compile(contract.answer).Errors(data)]).toEqual([])
  })

  test(contract.access === 'guest' ? 'answers a guest' : 'refuses a guest', async () => {
    const response = await send(
      name,
      contract.access === 'guest' && name === 'auth.register' ? { ...good, phone: '998935550103' } : good,
    )
    const type = response.json<{ error?: { type: string } }>().error?.type
    expect(type).toBe(contract.access === 'guest' ? undefined : 'AuthorizationException')
    expect(response.statusCode).toBe(contract.access === 'guest' ? 200 : 401)
  })

  test('rejects another HTTP method', async () => {
    const method = methodOf(name) === 'GET' ? 'POST' : 'GET'
    const response = await sandbox.app.inject({ method, url: pathOf(name) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { type: 'InvalidRequestException' } })
  })

  if (wrong.length > 0)
    test.each(wrong)('rejects %o and names %s: %s', async (params, field, reason) => {
      const response = await send(name, params, session)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({
        error: { type: 'InvalidParameterException', error_data: { [field]: reason } },
      })
    })
})

test('no request caused an internal error', () => {
  expect(sandbox.errors).toEqual([])
})
