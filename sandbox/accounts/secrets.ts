import type { SandboxContext } from '../sandbox-context.ts'

/**
 * Keys for signing unsubscribe links, messenger launch data and payment provider messages, and for hashing
 * payment details and requests that are not stored.
 */
const secretNames = ['unsubscribe', 'messenger-bot', 'payment-provider', 'requisites', 'requests'] as const
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
