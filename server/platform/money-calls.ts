import { createHash, createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import type { MoneyTables } from './money-tables.ts'

export interface MoneyCall {
  /** Value of the session cookie. */
  session: string | undefined
  key: string | undefined
  /** Name and parameters of the call. The same key with other parameters is rejected. */
  name: string
  parameters: readonly (readonly [name: string, value: string])[]
}

export interface MoneyCallOptions {
  database: Kysely<MoneyTables>
  now: () => number
  /** Called when the database fails. */
  onFailure: (error: unknown) => void
}

export interface MoneyCalls {
  /** Runs `send`, or returns the stored answer to the same key. */
  sendOnce: (call: MoneyCall, send: () => Promise<unknown>) => Promise<unknown>
}

const day = 24 * 60 * 60 * 1000
const maxKeyLength = 200
/** Milliseconds after which the call of a dead server may be sent again. A living server renews its lease. */
const lease = 3_000
const renewalInterval = 1_000

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Name and parameters of a call, whatever their order. */
function requestOf({ name, parameters }: MoneyCall): string[] {
  const fields = [...parameters].sort(([one], [other]) => (one < other ? -1 : 1))
  return [name, ...fields.flat()]
}

/**
 * What identifies a call. The request may contain a card number, which a plain hash would reveal to anyone who tries
 * all numbers. The session is the key of the hash: it is stored nowhere, and the same on every server.
 */
function identify(call: MoneyCall) {
  const { session, key } = call
  if (session === undefined) throw new ApiError('AuthorizationException', 'This call needs a session')
  if (key === undefined || key === '' || key.length > maxKeyLength)
    throw new ApiError(
      'InvalidRequestException',
      `This call needs an Idempotency-Key of 1 to ${maxKeyLength} characters`,
    )
  const request = requestOf(call)
  const keyed = createHmac('sha256', session).update(JSON.stringify(request)).digest('hex')
  return {
    identity: { owner: hashOf('keyed', session), key, body_hash: keyed },
    /** How earlier builds (0.1.0) store it. */
    former: { owner: hashOf(session), key, body_hash: hashOf(...request) },
  }
}

function parse(answer: string): unknown {
  return JSON.parse(answer)
}

type Identity = ReturnType<typeof identify>['identity']

/**
 * Sends a money call once for each session and key. A success is stored for a day and repeated without calling
 * the platform. A definite error is not stored, so that the call may be retried. If the answer was lost, or
 * reports an internal error, key and body are stored: the same request is sent again with the same key, and the
 * platform's own idempotency decides. Another body with that key is rejected.
 */
export function createMoneyCalls({ database, now, onFailure }: MoneyCallOptions): MoneyCalls {
  const rowOf = ({ owner, key }: Identity) =>
    database.updateTable('money_calls').where('owner', '=', owner).where('key', '=', key)

  /**
   * The identity under which the call is stored. A call that an earlier build has begun keeps the former one. An
   * earlier build that gets a call of this one does not find it and sends it again with the same key, so that the
   * platform's own idempotency decides.
   */
  async function find(call: MoneyCall): Promise<Identity> {
    const { identity, former } = identify(call)
    const begun = await database
      .selectFrom('money_calls')
      .select('key')
      .where('owner', '=', former.owner)
      .where('key', '=', former.key)
      .where('at', '>=', now() - day)
      .executeTakeFirst()
    return begun ? former : identity
  }

  /** Claims the call: null. If it was claimed before: its answer. Throws if it must not be sent. */
  async function claim(identity: Identity): Promise<string | null> {
    const at = now()
    await database
      .deleteFrom('money_calls')
      .where('at', '<', at - day)
      .execute()
    const inserted = await database
      .insertInto('money_calls')
      .values({ ...identity, answer: null, busy_until: at + lease, at })
      .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    return inserted ? null : claimAgain(identity, at)
  }

  async function claimAgain(identity: Identity, at: number): Promise<string | null> {
    const earlier = await database
      .selectFrom('money_calls')
      .select(['body_hash', 'answer', 'busy_until'])
      .where('owner', '=', identity.owner)
      .where('key', '=', identity.key)
      .executeTakeFirst()
    if (earlier && earlier.body_hash !== identity.body_hash)
      throw new ApiError('InvalidRequestException', 'This Idempotency-Key belongs to another request')
    if (earlier && earlier.answer !== null) return earlier.answer
    const taken =
      earlier &&
      earlier.busy_until <= at &&
      (await rowOf(identity)
        .set({ busy_until: at + lease })
        .where('answer', 'is', null)
        // Of two concurrent repetitions only one finds the row unchanged.
        .where('busy_until', '=', earlier.busy_until)
        .returning('key')
        .executeTakeFirst())
    if (!taken)
      throw new ApiError('TooManyRequestsException', 'The first request with this key is still under way')
    return null
  }

  async function begin(call: MoneyCall) {
    const identity = await find(call)
    return { identity, earlier: await claim(identity) }
  }

  /** Renews the lease until the returned function is called. */
  function keepLease(identity: Identity): () => void {
    const timer = setInterval(() => {
      rowOf(identity)
        .set({ busy_until: now() + lease })
        .where('answer', 'is', null)
        // Not after the end of the call, should this be late.
        .where('busy_until', '>', 0)
        .execute()
        .catch(onFailure)
    }, renewalInterval)
    return () => clearInterval(timer)
  }

  /** Frees the key after a definite error. After any other error the key waits for the same request. */
  async function giveUp(identity: Identity, error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status < 500)
      await database
        .deleteFrom('money_calls')
        .where('owner', '=', identity.owner)
        .where('key', '=', identity.key)
        .where('answer', 'is', null)
        .execute()
    else await rowOf(identity).set({ busy_until: 0 }).where('answer', 'is', null).execute()
  }

  return {
    async sendOnce(call, send) {
      const { identity, earlier } = await begin(call).catch((error: unknown) => {
        if (error instanceof ApiError) throw error
        onFailure(error)
        throw new ApiError('ApplicationUnavailableException', 'Money cannot be moved right now')
      })
      if (earlier !== null) return parse(earlier)
      const endLease = keepLease(identity)
      try {
        const answer = await send()
        // A success is returned even if it cannot be stored; the lease then expires.
        await rowOf(identity)
          .set({ answer: JSON.stringify(answer) })
          .execute()
          .catch(onFailure)
        return answer
      } catch (error) {
        await giveUp(identity, error).catch(onFailure)
        throw error
      } finally {
        endLease()
      }
    },
  }
}
