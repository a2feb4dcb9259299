import { inTransaction } from '../../../server/contracts/database.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { CodePurpose } from '../../tables/accounts.ts'
import { sendCode } from '../contacts/messages.ts'
import { hashPassword, isPassword } from '../../../server/contracts/credentials.ts'
import type { Player } from '../players.ts'
import { forgetAttempts, limits, takeAttempt } from './throttle.ts'
import type { DbTransaction } from '../../tables/database.ts'

/** Lifetime of a code, in milliseconds. */
export const codeTtlMs = 10 * 60 * 1000
/** Milliseconds before another code can be sent for the same purpose. */
export const resendDelay = 60 * 1000
/** Attempts allowed per code. */
export const maxAttempts = 5

export interface CodeRequest {
  player: Player
  purpose: CodePurpose
  contact: string
}

export interface SentCode {
  /** False if the previous code was sent too recently. */
  isSent: boolean
  /** Seconds until another code can be requested. */
  resendTime: number
}

/** Seconds until another code can be requested, given when the last one was sent. */
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

/** Sends a six-digit code, which replaces the previous one. */
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

/** Seconds until another code can be requested; 0 means now. */
export async function resendTimeOf(sandbox: SandboxContext, request: CodeRequest): Promise<number> {
  const last = await codeOf(sandbox, request)
  return last ? secondsLeft(last.sent_at, sandbox.now()) : 0
}

/** Uses one attempt of the pending code and returns its hash; undefined if no code is pending. */
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
 * Redeems a code: if it is correct, deletes it and runs `work`, in one transaction. Otherwise reports whether
 * the code is wrong or no valid code exists (expired, out of attempts or already used). Guesses are also
 * limited across all codes of a purpose.
 */
export async function useCode(
  sandbox: SandboxContext,
  request: CodeRequest,
  code: string,
  work: (trx: DbTransaction) => Promise<void>,
): Promise<CodeResult> {
  const { player, purpose, contact } = request
  const subject = `code:${purpose}:${player.id}`
  // Anyone can guess the code of a reset, so its guesses are limited by network as well.
  await takeAttempt(sandbox, subject, purpose === 'restore' ? limits.codes : limits.code)
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
