import { ApiError } from '../../../schemas/api/errors.ts'
import {
  hashPassword,
  isCommonPassword,
  isOutdated,
  isPassword,
  pretendToCheck,
} from '../../../server/contracts/credentials.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/** Placeholder for the hash of accounts without a password, such as those created by social login. */
export const noPassword = 'none'

export const hasPassword = ({ password_hash }: { password_hash: string }) => password_hash !== noPassword

/**
 * Rejects a new password that others guess easily: a common one, or the player's own phone number or e-mail
 * address. `field` is the name of the parameter.
 */
export function assertUncommon(
  password: string,
  { field = 'password', logins }: { field?: string; logins: readonly (string | null | undefined)[] },
): void {
  const text = password.toLowerCase()
  const own = logins.flatMap((login) => (login ? [login, `+${login}`, login.replace(/@.*/, '')] : []))
  if (isCommonPassword(password) || own.includes(text))
    throw new ApiError('InvalidParameterException', 'This password is easy to guess', { [field]: 'common' })
}

/**
 * Checks a player's password. Takes equally long if the player or the password does not exist, so that
 * response times do not reveal existing logins.
 */
export async function isPasswordOf(
  player: { password_hash: string } | undefined,
  password: string,
  cost: number,
): Promise<boolean> {
  const hash = player?.password_hash ?? noPassword
  // A hash with weaker parameters answers sooner, too.
  if (hash === noPassword || isOutdated(hash, cost)) {
    const [isRight] = await Promise.all([
      hash !== noPassword && isPassword(password, hash),
      pretendToCheck(password, cost),
    ])
    return isRight
  }
  return isPassword(password, hash)
}

/** Replaces a hash that was made with weaker parameters. `password` has been checked. */
export async function refreshHash(
  { database, passwordCost }: Pick<SandboxContext, 'database' | 'passwordCost'>,
  { id, password_hash: hash }: { id: number; password_hash: string },
  password: string,
): Promise<void> {
  if (!isOutdated(hash, passwordCost)) return
  const renewed = await hashPassword(password, passwordCost)
  // Only the hash that was checked: the password may have been changed in the meantime.
  await database
    .updateTable('players')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .execute()
}
