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

/** Shorter words are parts of too many passwords. */
const minWordLength = 4

/** The words of names, logins and addresses, which attackers try first. */
export const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))

/** Whether little remains of a password without these words, which are in lower case. */
export function consistsOf(password: string, words: readonly string[]): boolean {
  const byLength = words
    .filter((word) => word.length >= minWordLength)
    .toSorted((one, other) => other.length - one.length)
  const text = password.toLowerCase()
  const rest = byLength.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < shortest
}
