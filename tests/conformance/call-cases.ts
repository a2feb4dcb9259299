import { randomUUID } from 'node:crypto'
import type { CallContract } from '../../schemas/api/call.ts'
import { callContracts, type CallName } from '../../schemas/api/calls.ts'
import { isMoneyCall, acceptsMethod } from '../../schemas/api/methods.ts'
import { levelOf } from '../../schemas/api/levels.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import type { Caller, Params } from './caller.ts'
import { checkInvalidCall, checkSessionCookie, fail, skip, type Level } from './outcome.ts'
import { moneyCases } from './money-cases.ts'
import { harmful, isNeeded, noPlayer, plausibleParams, type Players } from './players.ts'
import { checkGood, type Case, type Checked } from './run.ts'
import { wrongTexts } from './values.ts'

/** Calls that open a session: only guests make them. */
const opensSession: readonly CallName[] = [
  'auth.login',
  'auth.register',
  'auth.resetpassword',
  'auth.callback',
]

function without(params: Params, field: string): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== field))
}

/** How much a call matters that is made as it should be. */
const goodLevel = (name: CallName): Level => (levelOf(name) === 'must' ? 'must' : 'should')

/** Invalid requests, which are rejected for every caller. */
function invalidCases(name: CallName, caller: Caller): Case[] {
  const { params }: CallContract = callContracts[name]
  const plausible = plausibleParams(name)
  const key = () => (isMoneyCall(name) ? randomUUID() : undefined)
  const rejected = (field: string, sent: Params) => async () => {
    const answer = await caller.call(name, sent, { idempotencyKey: key() })
    return checkInvalidCall(name, answer, { type: 'InvalidParameterException', field })
  }
  const inQuery = (field: string, query: Params) => async () => {
    const answer = await caller.call(name, plausible, { query, idempotencyKey: key() })
    return checkInvalidCall(name, answer, { type: 'InvalidParameterException', field })
  }
  const fields = Object.entries(params.properties)
  return [
    ...(['GET', 'POST'] as const)
      .filter((method) => !acceptsMethod(name, method))
      .map((method) => ({
        name: 'wrong method',
        check: async () => {
          const answer = await caller.call(name, {}, { method })
          return checkInvalidCall(name, answer, { type: 'InvalidRequestException' })
        },
      })),
    { name: 'wrong v', check: inQuery('v', { v: '1.0', locale: 'uz' }) },
    { name: 'wrong locale', check: inQuery('locale', { v: apiVersion, locale: 'fr' }) },
    ...fields
      .filter(([field]) => isNeeded(name, field))
      .map(([field]) => ({ name: `missing ${field}`, check: rejected(field, without(plausible, field)) })),
    ...fields.flatMap(([field, schema]) =>
      wrongTexts(schema).map(([text, rule]) => ({
        name: `wrong ${field} (${rule})`,
        check: rejected(field, { ...plausible, [field]: text }),
      })),
    ),
  ]
}

/** Calls with valid parameters. */
async function askWell(name: CallName, caller: Caller | null, good: Players['good']): Promise<Checked> {
  if (!caller) return noPlayer
  const params = await good(name)
  if (typeof params === 'string') return skip(params)
  return checkGood(name, await caller.call(name, params))
}

function sessionCases(name: CallName, players: Players, isSecure: boolean): Case[] {
  return [
    {
      name: 'cookie of the session',
      level: goodLevel(name),
      check: async () => {
        const params = await players.good(name)
        if (typeof params === 'string') return skip(params)
        const answer = await players.guest.call(name, params)
        const checked = checkGood(name, answer)
        if (checked.outcome !== 'pass') return checked
        if (answer.headers.getSetCookie().length === 0) return fail('sets no cookie')
        return { ...checked, exact: checkSessionCookie(answer, isSecure) }
      },
    },
  ]
}

function guestCase(name: CallName, players: Players): Case {
  if (callContracts[name].access === 'guest')
    return {
      name: 'good, as guest',
      level: goodLevel(name),
      check: () => askWell(name, players.guest, players.good),
    }
  return {
    name: 'as guest',
    level: goodLevel(name),
    check: async () => {
      const options = { idempotencyKey: isMoneyCall(name) ? randomUUID() : undefined }
      const answer = await players.guest.call(name, plausibleParams(name), options)
      return checkInvalidCall(name, answer, { type: 'AuthorizationException' })
    },
  }
}

/** All cases of a call. */
export function callCases(name: CallName, players: Players): Case[] {
  const { access } = callContracts[name]
  const { guest, player, good, newcomer } = players
  const asker = access === 'guest' ? guest : player
  if (!asker)
    return [
      guestCase(name, players),
      { name: 'as player', level: goodLevel(name), check: () => Promise.resolve(noPlayer) },
    ]
  const asPlayer = async () => {
    const asked = harmful.includes(name) ? await newcomer() : { player, good }
    return askWell(name, asked.player, asked.good)
  }
  return [
    ...invalidCases(name, asker),
    // A guest can unsubscribe with the token of a link, so the call requires no session.
    ...(name === 'account.unsubscribe' ? [] : [guestCase(name, players)]),
    ...(opensSession.includes(name)
      ? sessionCases(name, players, guest.isSecure)
      : isMoneyCall(name)
        ? moneyCases(name, players)
        : [{ name: 'good, as player', level: goodLevel(name), check: asPlayer }]),
  ]
}
