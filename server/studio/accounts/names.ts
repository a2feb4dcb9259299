import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase } from '../tables.ts'

const maxLength = 80

/** Letters of other scripts, and digits, that look like a Latin letter in one of the cases. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ А: 'a', В: 'b', Е: 'e', К: 'k', М: 'm', Н: 'h', О: 'o', Р: 'p', С: 'c', Т: 't', У: 'y', Х: 'x' },
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    ѕ: 's',
    і: 'i',
    ј: 'j',
    һ: 'h',
    ԁ: 'd',
    к: 'k',
  },
  ...{ Ѕ: 's', І: 'i', Ј: 'j', Һ: 'h', Ү: 'y', в: 'b', м: 'm', н: 'h', т: 't', ё: 'e', Ё: 'e' },
  ...{ Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p', Τ: 't' },
  ...{ Υ: 'y', Χ: 'x', ο: 'o', ν: 'v', α: 'a', ι: 'i', '0': 'o', '1': 'i', l: 'i', L: 'i', '|': 'i' },
}

/** Without what nobody sees: control and format characters, and repeated spaces. */
export const visibleName = (name: string) =>
  name.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()

/** The same for names that people cannot tell apart: case, accents, punctuation and look-alike letters do not count. */
export function nameKey(name: string): string {
  const plain = visibleName(name).normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = Array.from(plain, (letter) => lookAlikes[letter] ?? letter.toLowerCase())
  // The apostrophes of Uzbek are letters to Unicode.
  return letters.join('').replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
}

/** Names in the history that are no users. */
const reserved = ['Strapi', 'content API']

/** Keys of all names but that of one user. */
async function takenKeys(database: StudioDatabase, except?: number): Promise<Set<string>> {
  const users = await database.selectFrom('users').select(['id', 'name']).execute()
  const others = users.filter(({ id }) => id !== except)
  return new Set([...reserved, ...others.map(({ name }) => name)].map(nameKey))
}

/**
 * The name as it is stored. Throws InvalidParameters without a letter or digit, and Conflict if people could take it for
 * the name of another user. Call it in the transaction that stores the name.
 */
export async function freeName(database: StudioDatabase, name: string, except?: number): Promise<string> {
  const key = nameKey(name)
  if (key === '') throw new StudioError('InvalidParameters', phrase`Enter a name`, { path: '/name' })
  if ((await takenKeys(database, except)).has(key))
    throw new StudioError(
      'Conflict',
      phrase`Another user has the name "${visibleName(name)}", or one that looks like it`,
      { path: '/name' },
    )
  return visibleName(name)
}

/** The name, or one with the login that no other user has. */
function distinctName(name: string, login: string, taken: ReadonlySet<string>): string {
  const base = nameKey(name) === '' ? login : visibleName(name)
  for (let count = 0; ; count += 1) {
    const suffix = count === 0 ? '' : count === 1 ? ` (${login.slice(0, 40)})` : ` (${count})`
    const candidate = base.slice(0, maxLength - suffix.length) + suffix
    if (!taken.has(nameKey(candidate))) return candidate
  }
}

/** A name for a user whom the provider of single sign-on has named. */
export async function nameFrom(
  database: StudioDatabase,
  { name, login }: { name: string; login: string },
): Promise<string> {
  return distinctName(name, login, await takenKeys(database))
}

/** Gives users of earlier versions who have the same name distinct ones: the first keeps it. */
export async function distinguishNames({ database }: Pick<StudioContext, 'database'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const users = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'login'])
      .orderBy('id')
      .execute()
    const taken = new Set<string>()
    for (const { id, name, login } of users) {
      const distinct = taken.has(nameKey(name)) ? distinctName(name, login, taken) : name
      taken.add(nameKey(distinct))
      if (distinct !== name)
        await transaction.updateTable('users').set({ name: distinct }).where('id', '=', id).execute()
    }
  })
}
