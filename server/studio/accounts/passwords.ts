import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { consistsOf, isCommonPassword, wordsOf } from '../../lib/common-passwords.ts'
import { hashPassword, isOutdated, isPassword, pretendToCheck } from '../../lib/password-hash.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { forgetAttempts, takeAttempt } from './throttle.ts'

/** Words that everybody associates with the Studio. */
const studioWords = ['marquee', 'studio', 'casino', 'sportsbook', 'admin', 'administrator']

/**
 * Hashes the password that a user has chosen. Throws PasswordTooCommon for one that attackers try first: a frequent
 * one, or one of little more than words of the site and the user.
 */
export async function hashNewPassword(
  password: string,
  { login, name }: Pick<StudioUser, 'login' | 'name'>,
  { passwordCost, publicUrl }: Pick<StudioContext, 'passwordCost' | 'publicUrl'>,
): Promise<string> {
  const words = [...studioWords, ...wordsOf([login, name, publicUrl])]
  if (isCommonPassword(password) || consistsOf(password, words))
    throw new StudioError('PasswordTooCommon', phrase`This password is on the lists that attackers try first`)
  return hashPassword(password, passwordCost)
}

/** Checks a password. Takes the same time for an unknown user, so that timing does not reveal which logins exist. */
export async function isPasswordOf(
  user: { password_hash: string } | undefined,
  password: string,
  { passwordCost }: Pick<StudioContext, 'passwordCost'>,
): Promise<boolean> {
  if (!user) {
    await pretendToCheck(password, passwordCost)
    return false
  }
  const isWeak = isOutdated(user.password_hash, passwordCost)
  // A hash with weaker parameters answers sooner, too.
  const [isRight] = await Promise.all([
    isPassword(password, user.password_hash),
    isWeak && pretendToCheck(password, passwordCost),
  ])
  return isRight
}

/** Replaces a hash with weaker parameters, unless the password has been changed in the meantime. */
export async function strengthenHash(
  user: { id: number; password_hash: string },
  password: string,
  { database, passwordCost }: Pick<StudioContext, 'database' | 'passwordCost'>,
): Promise<void> {
  if (!isOutdated(user.password_hash, passwordCost)) return
  await database
    .updateTable('users')
    .set({ password_hash: await hashPassword(password, passwordCost) })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute()
}

/** Asks a signed-in user for the password again. Throws WrongCredentials. */
export async function confirmPassword(
  context: StudioContext,
  { user }: Caller,
  password: string,
): Promise<void> {
  await takeAttempt(context, 'login', user.login)
  const row = await context.database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!(await isPasswordOf(row, password, context)))
    throw new StudioError('WrongCredentials', phrase`The current password is wrong`)
  await forgetAttempts(context, 'login', user.login)
}
