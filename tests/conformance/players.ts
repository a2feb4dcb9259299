import type { CallContract } from '../../schemas/api/call.ts'
import { callContracts, type CallName } from '../../schemas/api/calls.ts'
import { Caller, type Params } from './caller.ts'
import { fixtures, newPlayer, type World } from './fixtures.ts'
import { skip } from './outcome.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { placeholder } from './values.ts'

export interface Target {
  /** Origin of the platform. */
  url: string
  /** An account to test with; without it one is registered. */
  account?: { login: string; password: string } | undefined
  /** Only these calls; all by default. */
  only?: readonly string[] | undefined
  /** Good parameters of calls, in place of those that the suite would find itself. */
  given?: Readonly<Record<string, Params>> | undefined
}

/** Who asks, and with what. */
export interface Players {
  guest: Caller
  /** Logged in; null where that has failed. */
  player: Caller | null
  world: World
  /** Good parameters of a call for the player, or why there are none. */
  good: (name: CallName) => Promise<Params | string>
  /** The same for somebody who is registered for this one call, since it harms the account. */
  newcomer: () => Promise<Pick<Players, 'player' | 'good'>>
}

/** Calls after which an account is of no use to other calls. */
export const harmful: readonly CallName[] = [
  'account.setUserOnVerification',
  'account.changepassword',
  'responsible.settimeout',
  'responsible.selfexclude',
  'auth.logout',
]

async function enter({ url, account, given }: Target): Promise<Pick<Players, 'player' | 'world' | 'good'>> {
  const caller = new Caller(url)
  const made = newPlayer()
  const answer = await (account ? caller.call('auth.login', account) : caller.call('auth.register', made))
  const isIn = answer.status === 200
  if (isIn) caller.keep(answer)
  const world: World = {
    login: account?.login ?? made.phone,
    password: account?.password ?? made.password,
    ask: async (name, params = {}) => {
      const { body } = await caller.call(name, params)
      return isRecord(body) ? body['data'] : undefined
    },
  }
  return {
    player: isIn ? caller : null,
    world,
    good: async (name) => {
      const params = given?.[name] ?? (await fixtures[name]?.(world)) ?? {}
      return typeof params === 'string' ? params : completed(name, params)
    },
  }
}

/** Good values of all parameters without which the call is refused, the given ones as they are. */
function completed(name: CallName, params: Params): Params {
  const contract: CallContract = callContracts[name]
  const missing = Object.entries(contract.params.properties).flatMap(
    ([field, schema]): [string, string][] => {
      const value =
        field in params || 'default' in schema || !isNeeded(name, field) ? undefined : placeholder(schema)
      return value === undefined ? [] : [[field, value]]
    },
  )
  return { ...Object.fromEntries(missing), ...params }
}

/** Whether a call is refused without this parameter. */
export function isNeeded(name: CallName, field: string): boolean {
  const { params }: CallContract = callContracts[name]
  const schema = params.properties[field]
  return (
    schema !== undefined && !('default' in schema) && 'required' in params && params.required.includes(field)
  )
}

/** Registers or logs in those who ask. */
export async function findPlayers({ url, account, given }: Target): Promise<Players> {
  return {
    guest: new Caller(url),
    ...(await enter({ url, account, given })),
    newcomer: () => enter({ url, given }),
  }
}

/** Parameters that the schema takes, for cases that are refused for another reason. */
export function plausibleParams(name: CallName): Params {
  return completed(name, {})
}

export const noPlayer = skip('nobody could be registered or logged in')
