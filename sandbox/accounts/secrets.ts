import type { SandboxContext } from '../sandbox-context.ts'

/**
 * What the sandbox signs: links that end the news, the launch data of the messenger, the messages of the
 * payment provider; and how it tells requisites apart that it does not keep.
 */
const secretNames = ['unsubscribe', 'messenger-bot', 'payment-provider', 'requisites'] as const
type SecretName = (typeof secretNames)[number]

/**
 * Makes the keys that are not there yet. It is done at the start: a key made at first use would be
 * written by a request that is then refused.
 */
export async function seedSecrets({ database, random }: SandboxContext): Promise<void> {
  await database
    .insertInto('secrets')
    .values(secretNames.map((name) => ({ name, value: random.token() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** A key of this sandbox alone, kept in its database. */
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
