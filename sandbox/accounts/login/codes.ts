import { inTransaction } from '../../../server/db/transaction.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { CodePurpose } from '../../tables/accounts.ts'
import { sendCode } from '../contacts/messages.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Player } from '../players.ts'
import { forgetAttempts, limits, takeAttempt } from './throttle.ts'
import type { DbTransaction } from '../../tables/database.ts'

/** Milliseconds for which a code is good. */
export const codeTtlMs = 10 * 60 * 1000
/** Milliseconds before another code is sent for the same purpose. */
export const resendDelay = 60 * 1000
/** A code is good for this many tries. */
export const maxAttempts = 5

export interface CodeRequest {
  player: Player
  purpose: CodePurpose
  contact: string
}

export interface SentCode {
  /** False: the last one was sent too short a time ago. */
  isSent: boolean
  /** Seconds until another one can be asked for. */
  resendTime: number
}

/** Seconds until another code can be asked for, when the last one was sent at this moment. */
const secondsLeft = (sentAt: number, at: number) => Math.max(0, Math.ceil((sentAt + resendDelay - at) / 1000))

function codeOf(
  { database }: { database: DbTransaction | SandboxContext['database'] },
  request: CodeRequest,
) {
  return database
    .selectFrom('codes')
    .select('sent_at')
    .where('player_id', '=', request.player.id)
    .where('purpose', '=', request.purpose)
    .where('contact', '=', request.contact)
    .executeTakeFirst()
}

/** Sends a code of six digits; it takes the place of the one before. */
export async function issueCode(sandbox: SandboxContext, request: CodeRequest): Promise<SentCode> {
  const { database, now, random, passwordCost } = sandbox
  const { player, purpose, contact } = request
  const code = String(random.integer(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code, passwordCost)
  const at = now()
  return inTransaction(database, async (trx) => {
    const last = await codeOf({ database: trx }, request)
    if (last && secondsLeft(last.sent_at, at) > 0)
      return { isSent: false, resendTime: secondsLeft(last.sent_at, at) }
    const values = { code_hash: codeHash, attempts: 0, sent_at: at }
    await trx
      .insertInto('codes')
      .values({ player_id: player.id, purpose, contact, ...values })
      .onConflict((conflict) => conflict.columns(['player_id', 'purpose', 'contact']).doUpdateSet(values))
      .execute()
    await sendCode(sandbox, trx, { player, purpose, contact, code, at })
    return { isSent: true, resendTime: resendDelay / 1000 }
  })
}

/** Seconds until another code can be asked for; 0: at once. */
export async function resendTimeOf(sandbox: SandboxContext, request: CodeRequest): Promise<number> {
  const last = await codeOf(sandbox, request)
  return last ? secondsLeft(last.sent_at, sandbox.now()) : 0
}

/** Takes one of the tries of the code that waits; its hash, or undefined when there is none any more. */
async function useAttempt({ database, now }: SandboxContext, { player, purpose, contact }: CodeRequest) {
  const taken = await database
    .updateTable('codes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('player_id', '=', player.id)
    .where('purpose', '=', purpose)
    .where('contact', '=', contact)
    .where('attempts', '<', maxAttempts)
    .where('sent_at', '>', now() - codeTtlMs)
    .returning('code_hash')
    .executeTakeFirst()
  return taken?.code_hash
}

export type CodeResult = 'right' | 'invalid' | 'expired'

/**
 * Uses a code: when it is right, it is taken away and `work` is done, in one transaction. Otherwise
 * says whether it is wrong, or there is none (any more) that could be right: ten minutes are over, five
 * tries were made, or it was used. Guesses are limited over all codes of a purpose, too.
 */
export async function useCode(
  sandbox: SandboxContext,
  request: CodeRequest,
  code: string,
  work: (trx: DbTransaction) => Promise<void>,
): Promise<CodeResult> {
  const { player, purpose, contact } = request
  const subject = `code:${purpose}:${player.id}`
  await takeAttempt(sandbox, subject, limits.code)
  const hash = await useAttempt(sandbox, request)
  if (hash === undefined) return 'expired'
  if (!(await isPassword(code, hash))) return 'invalid'
  const isUsed = await inTransaction(sandbox.database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('codes')
      .where('player_id', '=', player.id)
      .where('purpose', '=', purpose)
      .where('contact', '=', contact)
      .where('code_hash', '=', hash)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await work(trx)
    return true
  })
  if (!isUsed) return 'expired'
  await forgetAttempts(sandbox, subject)
  return 'right'
}
