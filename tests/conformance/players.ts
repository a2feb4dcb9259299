import type { CallContract } from '../../schemas/api/call.ts'
import { callContracts, type CallName } from '../../schemas/api/calls.ts'
import { Caller, type Params, type PlatformAnswer } from './caller.ts'
import { fixtures, newPlayer, type World } from './fixtures.ts'
import { skip, type Level } from './outcome.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { placeholder } from './values.ts'

export interface Target {
  /** Origin of the platform. */
  url: string
  /** Account for the tests; without one, a new account is registered. */
  account?: { login: string; password: string } | undefined
  /** Calls to test; all by default. */
  only?: readonly string[] | undefined
  /** The levels to test, up to this one; strict by default. */
  level?: Level | undefined
  /** Only calls that a platform must have. */
  isMinimal?: boolean | undefined
  /** Sees each answer. */
  observe?: ((answer: PlatformAnswer) => void) | undefined
  /** Valid parameters of calls, instead of those that the suite finds itself. */
  given?: Readonly<Record<string, Params>> | undefined
}

/** The callers of a test run and their parameters. */
export interface Players {
  guest: Caller
  /** Logged in; null if that has failed. */
  player: Caller | null
  world: World
  /** Valid parameters of a call for the player, or why there are none. */
  good: (name: CallName) => Promise<Params | string>
  /** A player registered for a single call that would make the account unusable. */
  newcomer: () => Promise<Pick<Players, 'player' | 'good'>>
}

/** Calls that make an account unusable for other calls. */
export const harmful: readonly CallName[] = [
  'account.setUserOnVerification',
  'account.changepassword',
  'responsible.settimeout',
  'responsible.selfexclude',
  'auth.logout',
]

async function enter({
  url,
  account,
  given,
  observe,
}: Target): Promise<Pick<Players, 'player' | 'world' | 'good'>> {
  const caller = new Caller(url, observe)
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

/** Adds valid values for all missing required parameters. */
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

/** Whether a call requires this parameter. */
export function isNeeded(name: CallName, field: string): boolean {
  const { params }: CallContract = callContracts[name]
  const schema = params.properties[field]
  return (
    schema !== undefined && !('default' in schema) && 'required' in params && params.required.includes(field)
  )
}

/** Registers or logs in the callers. */
export async function findPlayers({ url, account, given, observe }: Target): Promise<Players> {
  return {
    guest: new Caller(url, observe),
    ...(await enter({ url, account, given, observe })),
    newcomer: () => enter({ url, given, observe }),
  }
}

/** Parameters that match the schema, for cases that fail for another reason. */
export function plausibleParams(name: CallName): Params {
  return completed(name, {})
}

export const noPlayer = skip('nobody could be registered or logged in')
