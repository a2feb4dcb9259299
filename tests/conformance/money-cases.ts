import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { errorsOf, type CallName } from '../../schemas/api/calls.ts'
import type { Caller, Params, PlatformAnswer } from './caller.ts'
import { fail, checkValidCall, checkInvalidCall, pass, read, skip, type Outcome } from './outcome.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { noPlayer, type Players } from './players.ts'
import { checkGood, type Case } from './run.ts'

/** Number of deposits and withdrawals, which a repeated request must not change. */
async function countMovements(caller: Caller): Promise<unknown> {
  const { body } = await caller.call('cashier.gethistory', { count: '1', type: 'all' })
  const data = isRecord(body) ? body['data'] : undefined
  return isRecord(data) ? data['total'] : undefined
}

/** The same request with one value replaced by another valid one. */
function changed(params: Params): Params {
  const { amount, ...rest } = params
  if (amount !== undefined) return { ...rest, amount: `${Number(amount) + 1}.00` }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(Number(value) + 1)]))
}

/** Money calls require a key and run once per key. */
export function moneyCases(name: CallName, { player, good }: Players): Case[] {
  if (!player) return [{ name: 'good, as player', level: 'must', check: () => Promise.resolve(noPlayer) }]
  const caller = player
  const key = randomUUID()
  let done: { params: Params; answer: PlatformAnswer; movements: unknown } | null = null

  async function afterwards(check: (first: NonNullable<typeof done>) => Promise<Outcome>): Promise<Outcome> {
    return done ? check(done) : skip('nothing was done that could be repeated')
  }

  return [
    {
      name: 'without Idempotency-Key',
      check: async () => {
        const params = await good(name)
        if (typeof params === 'string') return skip(params)
        return checkInvalidCall(name, await caller.call(name, params), { type: 'InvalidRequestException' })
      },
    },
    {
      name: 'good, as player',
      level: 'must',
      check: async () => {
        const params = await good(name)
        if (typeof params === 'string') return skip(params)
        const answer = await caller.call(name, params, { idempotencyKey: key })
        if (answer.status === 200) done = { params, answer, movements: await countMovements(caller) }
        return checkGood(name, answer)
      },
    },
    {
      name: 'the same key again',
      level: 'must',
      check: () =>
        afterwards(async ({ params, answer, movements }) => {
          const again = await caller.call(name, params, { idempotencyKey: key })
          const reading = read(again, errorsOf(name))
          if ('fault' in reading) return fail(reading.fault)
          if (!isDeepStrictEqual(again.body, answer.body)) return fail('another answer than the first time')
          return isDeepStrictEqual(await countMovements(caller), movements)
            ? pass()
            : fail('money moved twice')
        }),
    },
    {
      name: 'the same key at the same moment',
      level: 'must',
      check: () =>
        afterwards(async ({ params, movements }) => {
          if (name !== 'cashier.makedeposit') return skip('tried with deposits')
          const other = randomUUID()
          const both = [0, 1, 2].map(() => caller.call(name, params, { idempotencyKey: other }))
          const answers = await Promise.all(both)
          const yes = answers.filter(({ status }) => status === 200)
          const [first] = yes
          if (!first) return checkValidCall(name, answers[0] ?? (await caller.call(name, params)))
          if (!yes.every(({ body }) => isDeepStrictEqual(body, first.body)))
            return fail('several answers to one key')
          const after = await countMovements(caller)
          return after === Number(movements) + 1 ? pass() : fail('money moved more than once')
        }),
    },
    {
      name: 'the key of another request',
      level: 'should',
      check: () =>
        afterwards(async ({ params }) => {
          const answer = await caller.call(name, changed(params), { idempotencyKey: key })
          return checkInvalidCall(name, answer, { type: 'InvalidRequestException' })
        }),
    },
  ]
}
