import { inTransaction } from '../../server/contracts/database.ts'
import { createHash, createHmac } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Database, DbTransaction } from '../tables/database.ts'

export interface IdempotentRequest {
  /** Owner of the key: keys of two players never collide. */
  owner: string
  key: string | undefined
  /** Name of the call: a key used for one call is rejected for another. */
  call: string
  /** The complete request; the same key with another body is rejected. */
  body: unknown
  /** Key of the hash by which the request is recognized. */
  secret: string
  at: number
}

const maxKeyLength = 200

type HashedRequest = Pick<IdempotentRequest, 'call' | 'body' | 'secret'>

const written = ({ call, body }: HashedRequest) => JSON.stringify({ call, input: body })

/** Keyed, because the request may contain a card number: a plain hash reveals it to anyone who tries all numbers. */
function hashOf(request: HashedRequest): string {
  return createHmac('sha256', request.secret).update(written(request)).digest('hex')
}

/**
 * The hash that earlier builds stored; their requests are repeated for as long as others. An earlier build that
 * runs beside this one rejects the key of a request of this one, and pays nothing twice.
 */
function formerHashOf(request: HashedRequest): string {
  return createHash('sha256').update(written(request)).digest('hex')
}

/** Milliseconds for which the answer of a request is repeated. */
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Deletes answers that are not repeated any more. */
export async function collectIdempotentRequests(database: Database, at: number): Promise<void> {
  await database
    .deleteFrom('idempotent_requests')
    .where('at', '<', at - keptFor)
    .execute()
}

/**
 * Runs `work` once per key and answers repetitions with the stored answer for a week. The work and its answer are
 * committed in one transaction; a failure leaves nothing behind, so that the request can be retried.
 */
export async function doOnce<Answer extends TSchema>(
  database: Database,
  request: IdempotentRequest,
  answerContract: Answer,
  work: (trx: DbTransaction) => Promise<Static<Answer>>,
): Promise<Static<Answer>> {
  const { owner, key, at } = request
  if (key === undefined || key === '' || key.length > maxKeyLength)
    throw new ApiError(
      'InvalidRequestException',
      `This call needs an Idempotency-Key of 1 to ${maxKeyLength} characters`,
    )
  const bodyHash = hashOf(request)
  return inTransaction(
    database,
    async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('idempotent_requests')
        .values({ owner, key, body_hash: bodyHash, answer: '', at })
        .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) {
        const earlier = await trx
          .selectFrom('idempotent_requests')
          .select(['body_hash', 'answer'])
          .where('owner', '=', owner)
          .where('key', '=', key)
          .executeTakeFirstOrThrow()
        if (earlier.body_hash !== bodyHash && earlier.body_hash !== formerHashOf(request))
          throw new ApiError('InvalidRequestException', 'This Idempotency-Key belongs to another request')
        return Value.Parse(answerContract, JSON.parse(earlier.answer))
      }
      const answer = await work(trx)
      await trx
        .updateTable('idempotent_requests')
        .set({ answer: JSON.stringify(answer) })
        .where('owner', '=', owner)
        .where('key', '=', key)
        .execute()
      return answer
    },
    owner,
  )
}
