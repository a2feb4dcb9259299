import type { SandboxInput } from '../numeric-ids.ts'
import { playLimitKinds, type PlayLimit } from '../../../schemas/api/entities/responsible.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { assertConfirmed } from '../../accounts/login/confirmation.ts'
import { assertPassword } from '../../accounts/login/password-change.ts'
import { openedAt } from '../../accounts/login/sessions.ts'
import { isChoosable, toAmount, toMinorUnits } from '../../ledger/currencies.ts'
import { toTimestampOrNull } from '../../timestamp.ts'
import { excludeSelf, playStatus, takeTimeOut } from '../../responsible/breaks.ts'
import { readUsedLimits, removeLimit, setLimit, type UsedBound } from '../../responsible/limits.ts'
import { spendingOf } from '../../responsible/spending.ts'
import { playerOf, sessionOf, type CallScope, type CallHandlers } from '../call-scope.ts'

/** Minor units; far above any realistic limit, and below what the column can store. */
const maxBound = 10n ** 15n

function wrong(field: string, rule: string): ApiError {
  return new ApiError('InvalidParameterException', `Wrong ${field}`, { [field]: rule })
}

/** The requested limit: minor units, or minutes for the session limit. */
function boundOf({ kind, amount, minutes }: SandboxInput<'responsible.setlimit'>, currency: string): bigint {
  if (kind === 'session') {
    if (minutes === undefined) throw wrong('minutes', 'required')
    return BigInt(minutes)
  }
  if (amount === undefined) throw wrong('amount', 'required')
  const bound = toMinorUnits(amount, currency)
  if (bound === undefined) throw wrong('amount', 'amount')
  if (bound <= 0n) throw wrong('amount', 'min')
  if (bound > maxBound) throw wrong('amount', 'max')
  if (!isChoosable(bound, currency)) throw wrong('amount', 'amount')
  return bound
}

function limitEntity({ kind, period, currency, bound, used, next }: UsedBound): PlayLimit {
  const isSession = kind === 'session'
  // Net winnings count as zero loss.
  const shownUse = used < 0n ? 0n : used
  const nextBound = next?.bound ?? null
  return {
    kind,
    period,
    amount: isSession ? null : toAmount(bound, currency),
    currency,
    minutes: isSession ? Number(bound) : null,
    used: isSession ? shownUse.toString() : toAmount(shownUse, currency),
    next_amount: isSession || nextBound === null ? null : toAmount(nextBound, next?.currency ?? currency),
    next_minutes: isSession && nextBound !== null ? Number(nextBound) : null,
    next_at: toTimestampOrNull(next?.at ?? null),
  }
}

async function limitsOf(scope: CallScope): Promise<UsedBound[]> {
  const { database, now } = scope.sandbox
  return readUsedLimits(database, playerOf(scope).id, now(), playLimitKinds)
}

async function statusOf(scope: CallScope) {
  const { database, now } = scope.sandbox
  const { hash, player } = sessionOf(scope)
  const sessionOpenedAt = await openedAt(database, hash)
  return playStatus(database, player.id, { sessionOpenedAt, at: now() })
}

export const responsibleCalls = {
  async 'responsible.getlimits'(_input, scope) {
    return { items: (await limitsOf(scope)).map(limitEntity) }
  },

  async 'responsible.setlimit'(input, scope) {
    const { database, now } = scope.sandbox
    const { id, currency } = playerOf(scope)
    const { kind, period } = input
    const limit = { kind, period, currency, bound: boundOf(input, currency) }
    await inTransaction(database, (trx) => setLimit(trx, id, limit, now()))
    const set = (await limitsOf(scope)).find((each) => each.kind === kind && each.period === period)
    if (!set) throw new RangeError(`the ${kind} limit of player ${id} was not kept`)
    return limitEntity(set)
  },

  async 'responsible.removelimit'({ kind, period }, scope) {
    const { database, now } = scope.sandbox
    const { id } = playerOf(scope)
    const isThere = await inTransaction(database, (trx) => removeLimit(trx, id, { kind, period }, now()))
    if (!isThere) throw wrong('kind', 'unknown')
    return 1
  },

  async 'responsible.getstatus'(_input, scope) {
    return statusOf(scope)
  },

  async 'responsible.settimeout'({ hours }, scope) {
    const { database, now } = scope.sandbox
    const player = playerOf(scope)
    await inTransaction(database, (trx) => takeTimeOut(trx, player, hours, now()))
    return statusOf(scope)
  },

  async 'responsible.selfexclude'({ months, password }, scope) {
    const { sandbox } = scope
    const session = sessionOf(scope)
    const { player } = session
    if (password !== undefined) await assertPassword(sandbox, player, password)
    else await assertConfirmed(sandbox, session)
    await inTransaction(sandbox.database, (trx) => excludeSelf(trx, player, months, sandbox.now()))
    return statusOf(scope)
  },

  async 'responsible.getspending'({ period }, scope) {
    const { database, now } = scope.sandbox
    return spendingOf(database, playerOf(scope), period, now())
  },
} satisfies CallHandlers
