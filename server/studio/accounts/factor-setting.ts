import type { StudioSettings } from '../../../schemas/studio/answers.ts'
import type { StudioContext } from '../studio-context.ts'

const name = 'require-second-factor'

/** Whether every user must set up a second factor. */
export async function isFactorRequired({ database }: Pick<StudioContext, 'database'>): Promise<boolean> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value === 'true'
}

export async function readSettings(context: Pick<StudioContext, 'database'>): Promise<StudioSettings> {
  return { requireSecondFactor: await isFactorRequired(context) }
}

export async function changeSettings(
  context: Pick<StudioContext, 'database'>,
  { requireSecondFactor }: StudioSettings,
): Promise<StudioSettings> {
  const value = String(requireSecondFactor)
  await context.database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return { requireSecondFactor }
}
