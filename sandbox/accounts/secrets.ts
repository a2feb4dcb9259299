import type { SandboxContext } from '../sandbox-context.ts'

/**
 * Keys for signing unsubscribe links, messenger launch data, payment provider messages and the challenges of
 * passkeys, and for hashing payment details, requests that are not stored, and the ids that passkeys know players by.
 */
const secretNames = [
  'unsubscribe',
  'messenger-bot',
  'payment-provider',
  'requisites',
  'requests',
  'passkeys',
] as const
type SecretName = (typeof secretNames)[number]

/** Creates missing keys at startup: a key created on first use would be lost if that request is rolled back. */
export async function seedSecrets({ database, random }: SandboxContext): Promise<void> {
  await database
    .insertInto('secrets')
    .values(secretNames.map((name) => ({ name, value: random.token() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** A key of this sandbox, stored in its database. */
export async function secretOf(
  { database }: Pick<SandboxContext, 'database'>,
  name: SecretName,
): Promise<string> {
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
