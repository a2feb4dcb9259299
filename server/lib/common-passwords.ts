import { dictionary } from '@zxcvbn-ts/language-common'

/** Shorter passwords are rejected by their length. */
const shortest = 8

const listed: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortest),
)

/**
 * Whether a password is among the first that an attacker tries: one of the 18,000 most frequent passwords of
 * known data breaches (upper and lower case are the same), or a single character repeated.
 */
export function isCommonPassword(password: string): boolean {
  return listed.has(password.toLowerCase()) || new Set(password).size === 1
}
